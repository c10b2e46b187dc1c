" Vim with the plugin ALE, driven without a screen; prints `ok`, or what is not so.
" ALE counts places in characters, so that what stands behind a family is not looked at here.
set nocompatible hidden nomore noswapfile
let s:faults = []
function! s:check(what, holds, seen) abort
  if !a:holds | call add(s:faults, a:what . ': ' . string(a:seen)) | endif
endfunction
function! s:wait(what, Holds) abort
  let l:left = 600
  while l:left > 0 && !a:Holds() | sleep 50m | let l:left -= 1 | endwhile
  call s:check(a:what, a:Holds(), 'waited 30 s')
endfunction
function! s:main() abort
  packadd ale
  " In place of keys that a person presses.
  runtime autoload/ale/util.vim
  function! ale#util#Input(...) abort
    return s:answer
  endfunction
  let g:ale_linters = {'sbar': ['sbar']}
  let g:ale_echo_cursor = 0
  call ale#linter#Define('sbar', {'name': 'sbar', 'lsp': 'stdio', 'executable': $SBAR,
    \ 'command': '%e lsp', 'project_root': {buffer -> $FOLDER}, 'language': 'sbar'})
  autocmd BufRead *.sbar setfiletype sbar
  execute 'edit' $FOLDER . '/photo.sbar'
  let b:ale_enabled = 1
  ALELint
  let s:own = bufnr('')
  let l:failing = search('expect hidden', 'cnw')
  call s:wait('a failure is shown', {-> !empty(s:problem(l:failing))})
  let l:problem = s:problem(l:failing)
  call s:check('it has its code', get(l:problem, 'code', '') ==# 'SB4100', l:problem)
  call s:check('it says what is wrong',
    \ get(l:problem, 'text', '') =~# 'expected hidden, but the bar stays visible', l:problem)

  call cursor(search('{ Map() }', 'cw'), 1)
  call search('Map() }', 'c', line('.'))
  ALEGoToDefinition
  call s:wait('the definition is gone to', {-> getline('.') ==# 'screen Map {'})

  let g:ale_hover_to_preview = 1
  call cursor(l:failing, 12)
  ALEHover
  call s:wait('hover tells why', {-> s:preview() =~# 'does not listen'})

  call cursor(search('^screen Map', 'cw'), 8)
  let l:before = getline(1, '$')
  let s:answer = 'Plan'
  ALERename
  call s:wait('rename finds the declaration', {-> search('^screen Plan {', 'cnw') > 0})
  call s:check('rename finds the use', search('{ Plan() }', 'cnw') > 0, getline(1, '$'))
  silent undo
  call s:check('one undo takes it back', getline(1, '$') == l:before, getline(1, '$'))

  call cursor(l:failing, 12)
  let s:answer = '1'
  ALECodeAction
  call s:wait('a mend is in the text', {-> search('isBarHidden', 'cnw') > 0})
  call s:wait('no failure is left', {-> empty(s:problem(search('expect hidden', 'cnw')))})
endfunction
function! s:problem(line) abort
  let l:found = filter(copy(ale#engine#GetLoclist(s:own)), {_, one -> one.lnum == a:line})
  return get(l:found, 0, {})
endfunction
function! s:preview() abort
  for l:number in range(1, winnr('$'))
    let l:text = join(getbufline(winbufnr(l:number), 1, '$'), "\n")
    if l:text =~# 'ALE\|listen' && winbufnr(l:number) != s:own | return l:text | endif
  endfor
  return ''
endfunction
try
  call s:main()
catch
  call add(s:faults, v:exception . ' at ' . v:throwpoint)
endtry
call writefile(empty(s:faults) ? ['ok'] : s:faults, '/dev/stdout')
qall!
