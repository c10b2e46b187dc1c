-- What a person sees in Neovim, 0.7 or later. Run headless with these in the environment: SBAR, the
-- server; FOLDER, copies of the specs. Prints `ok`, or a line for each thing that is not so.
local sbar, folder = vim.env.SBAR, vim.env.FOLDER
local failures = {}

local function check(what, holds, seen)
  if not holds then table.insert(failures, what .. ': ' .. vim.inspect(seen):gsub('%s+', ' ')) end
end

local function wait(what, condition, seen)
  local holds = vim.wait(20000, condition, 10)
  check(what, holds, seen and seen())
end

-- The oldest has none of the ways of the newest, which is about to lose those of the oldest.
local isNew = vim.lsp.config ~= nil
if isNew then
  vim.filetype.add({ extension = { sbar = 'sbar' } })
  vim.lsp.config.sbar = { cmd = { sbar, 'lsp' }, filetypes = { 'sbar' }, root_dir = folder }
  vim.lsp.enable('sbar')
end

local function clients()
  return isNew and vim.lsp.get_clients() or vim.lsp.get_active_clients()
end

local function open(name)
  vim.cmd('edit ' .. folder .. '/' .. name)
  if isNew then
    wait(name .. ' is attached', function() return #vim.lsp.get_clients({ bufnr = 0 }) == 1 end)
  else
    local client = clients()[1]
    local id = client and client.id
      or vim.lsp.start_client({ name = 'sbar', cmd = { sbar, 'lsp' }, root_dir = folder })
    vim.lsp.buf_attach_client(0, id)
    wait('the server starts', function() return #clients() == 1 end)
  end
end

local function lines() return vim.api.nvim_buf_get_lines(0, 0, -1, false) end

local function text() return table.concat(lines(), '\n') end

-- The problems of the buffer, each as `code@line:byte`.
local function problems()
  local found = {}
  for _, problem in ipairs(vim.diagnostic.get(0)) do
    local code = problem.code or problem.user_data.lsp.code
    table.insert(found, ('%s@%d:%d'):format(code, problem.lnum + 1, problem.col))
  end
  table.sort(found)
  return table.concat(found, ' ')
end

local function waitForProblems(what, wanted)
  wait(what, function() return problems() == wanted end, problems)
end

local function encoding() return clients()[1].offset_encoding end

local function place(line, pattern)
  local found = assert(lines()[line]:find(pattern, 1, true), pattern)
  vim.api.nvim_win_set_cursor(0, { line, found - 1 })
  return isNew and vim.lsp.util.make_position_params(0, encoding())
    or vim.lsp.util.make_position_params()
end

local function ask(method, params)
  local answer = vim.lsp.buf_request_sync(0, 'textDocument/' .. method, params, 20000) or {}
  local _, first = next(answer)
  check(method .. ' is answered', first and not first.err and not first.error, first)
  return first and first.result
end

local function choose(title)
  local chosen
  vim.ui.select = function(items, options, choice)
    for _, item in ipairs(items) do
      if options.format_item(item):find(title, 1, true) then
        chosen = options.format_item(item)
        return choice(item)
      end
    end
    choice(nil)
  end
  vim.lsp.buf.code_action()
  wait('there is an action: ' .. title, function() return chosen ~= nil end)
end

-- The failing example: its problems, and what is told of its places.
open('photo.sbar')
local photoProblems = 'SB4100@27:11 SB6009@16:20'
waitForProblems('the failure of photo.sbar is seen', photoProblems)
if isNew then
  check('positions are bytes', encoding() == 'utf-8', encoding())
else
  check('positions are halves of UTF-16', encoding() == 'utf-16', encoding())
end

local hover = ask('hover', place(27, 'hidden'))
local shown = vim.inspect(hover.contents)
check('hover tells why', shown:find('NavigationStack does not listen', 1, true), hover)
vim.lsp.buf.hover()
wait('hover opens a window', function() return #vim.api.nvim_list_wins() == 2 end)
if #vim.api.nvim_list_wins() == 2 then
  local window = vim.api.nvim_list_wins()[2]
  local float = vim.api.nvim_win_get_buf(window)
  local floating = table.concat(vim.api.nvim_buf_get_lines(float, 0, -1, false), '\n')
  check('the window tells why', floating:find('S18', 1, true), floating)
  vim.api.nvim_win_close(window, true)
end

-- Definition takes the cursor there, across a family of four in one character.
place(10, 'Photo() }')
vim.lsp.buf.definition()
wait('definition goes there', function() return vim.fn.line('.') == 15 end, function()
  return vim.api.nvim_win_get_cursor(0)
end)

local symbols = ask('documentSymbol', { textDocument = vim.lsp.util.make_text_document_params() })
local names = {}
for _, symbol in ipairs(symbols) do table.insert(names, symbol.name) end
check('the outline has each declaration', table.concat(names, ', ')
  == 'Gallery, Home, Photo, Map, the photo is full screen, the map keeps the bar', names)

-- Rename changes the buffer, and back.
local before = text()
place(10, 'Photo() }')
vim.lsp.buf.rename('Picture')
wait('rename is applied', function() return lines()[15] == 'screen Picture {' end, text)
check('rename finds the use behind the family',
  lines()[10] == '        NavigationLink("👨‍👩‍👧‍👦 Photo") { Picture() }', lines()[10])
place(15, 'Picture')
vim.lsp.buf.rename('Photo')
wait('rename goes back', function() return text() == before end, text)

-- What can be tapped at that moment, and nothing else.
vim.api.nvim_buf_set_lines(0, 25, 27, false, { '    tap "', '' })
local function labels(params)
  local result = ask('completion', params)
  local found = {}
  for _, item in ipairs(result.items or result) do table.insert(found, item) end
  table.sort(found, function(a, b) return (a.sortText or a.label) < (b.sortText or b.label) end)
  return vim.tbl_map(function(item) return item.label end, found)
end
local function placeAtEnd(line)
  vim.api.nvim_win_set_cursor(0, { line, #lines()[line] })
  local params = isNew and vim.lsp.util.make_position_params(0, encoding())
    or vim.lsp.util.make_position_params()
  -- The cursor of normal mode is on the last character, not behind it.
  params.position.character = vim.str_utfindex(lines()[line])
  return params
end
local tapped = table.concat(labels(placeAtEnd(26)), ' | ')
check('completion has what can be tapped', tapped:find('👨‍👩‍👧‍👦 Photo', 1, true)
  and tapped:find('Map', 1, true) and not tapped:find('bridge', 1, true), tapped)
vim.api.nvim_buf_set_lines(0, 25, 27, false, { '    tap "👨‍👩‍👧‍👦 Photo"', '    expect ' })
local expected = labels(placeAtEnd(27))
check('completion has the bar as it is first',
  expected[1] and expected[1]:find('visible'), expected)
vim.api.nvim_buf_set_lines(0, 26, 27, false, { '    expect hidden' })
check('the text is as before', text() == before, text())
waitForProblems('the failure is seen again', photoProblems)

if vim.lsp.inlay_hint then
  vim.lsp.inlay_hint.enable(true)
  local function hints()
    local found = {}
    for _, hint in ipairs(vim.lsp.inlay_hint.get({ bufnr = 0 })) do
      table.insert(found, hint.inlay_hint.position.line + 1 .. ' ' .. hint.inlay_hint.label)
    end
    return table.concat(found, ' | ')
  end
  wait('hints say the verdicts', function()
    return hints():find('25 ✔', 1, true) and hints():find('27 ✘ visible, dark', 1, true)
  end, hints)
end

if vim.lsp.semantic_tokens then
  vim.lsp.semantic_tokens.start(0, clients()[1].id)
  local function token()
    local found = vim.lsp.semantic_tokens.get_at_pos(0, 0, 0)
    return found and found[1] and found[1].type
  end
  wait('words have classes', function() return token() == 'keyword' end, token)
end

if vim.lsp.foldexpr then
  vim.wo.foldmethod = 'expr'
  vim.wo.foldexpr = 'v:lua.vim.lsp.foldexpr()'
  wait('declarations fold', function()
    return vim.fn.foldlevel(2) == 1 and vim.fn.foldlevel(10) == 2 and vim.fn.foldlevel(14) == 0
  end, function() return { vim.fn.foldlevel(2), vim.fn.foldlevel(10), vim.fn.foldlevel(14) } end)
end

if vim.lsp.codelens then
  vim.lsp.codelens.refresh()
  local function lenses()
    return vim.tbl_map(function(lens) return lens.command.title end, vim.lsp.codelens.get(0))
  end
  wait('a lens says that it failed', function()
    return table.concat(lenses(), ' | '):find('✘ failed', 1, true)
  end, lenses)
end

-- A mend is applied, and the failure is gone.
place(27, 'hidden')
choose('mend')
waitForProblems('a mend removes the problems', '')
check('the mend is in the text', text():find('isBarHidden', 1, true), text())

-- Fixes, behind a family of four; then the layout.
open('slip.sbar')
waitForProblems('slips are seen', 'SB2001@9:43 SB2002@4:30')
place(9, 'hiden')
choose('write `hidden`')
waitForProblems('a fix removes its problem', 'SB2002@4:30')
place(4, 'statusBarHiden')
choose('write `statusBarHidden`')
waitForProblems('a fix removes its problem, and others come', 'SB4120@10:4')
place(10, 'expect')
choose('write what the bar does')
waitForProblems('what the bar does is filled in', '')
if vim.lsp.buf.format then
  vim.lsp.buf.format({ async = false, timeout_ms = 20000 })
else
  vim.lsp.buf.formatting_sync(nil, 20000)
end
local laidOut = vim.fn.system({ sbar, 'fmt', '-' }, text() .. '\n')
check('the layout is that of fmt', vim.v.shell_error == 0 and text() .. '\n' == laidOut, text())
check('the layout changed something', lines()[2] == '    ios 18', lines())

-- A file with the line ends of Windows, changed within and closed and opened again.
open('windows.sbar')
check('the file has the line ends of Windows', vim.bo.fileformat == 'dos', vim.bo.fileformat)
waitForProblems('the failure behind the line ends is seen', 'SB4100@9:11')
vim.api.nvim_buf_set_text(0, 8, 11, 8, 17, { 'visible' })
waitForProblems('a change within a line mends it', '')
vim.api.nvim_buf_set_text(0, 8, 11, 8, 18, { '"👩‍👩‍👧"' })
wait('a change to a family is understood', function() return problems() ~= '' end)
vim.api.nvim_buf_set_text(0, 8, 11, 8, 11 + #'"👩‍👩‍👧"', { 'hidden' })
waitForProblems('and back', 'SB4100@9:11')
vim.api.nvim_buf_set_lines(0, 7, 9, false, {})
waitForProblems('lines that are taken away take their problems along', 'SB4000@7:10')
vim.cmd('bdelete!')
open('windows.sbar')
waitForProblems('the file opened again is as it was', 'SB4100@9:11')

-- The server ends when it is told to, and nothing of it is left.
if vim.env.STAY == nil then
  local function servers()
    local name = vim.fn.fnamemodify(sbar, ':t')
    return vim.fn.system({ 'pgrep', '-x', name, '-P', tostring(vim.fn.getpid()) })
  end
  check('a server runs', servers() ~= '', servers())
  if isNew then vim.lsp.enable('sbar', false) end
  vim.lsp.stop_client(vim.lsp.get_active_clients and clients() or {})
  wait('the server ends', function() return #clients() == 0 end)
  wait('no process is left', function() return servers() == '' end, servers)
end
io.write(#failures == 0 and 'ok\n' or table.concat(failures, '\n') .. '\n')
vim.cmd('qa!')
