// swift-format-ignore-file
// Written by `.ci/pack`: sizes and paths of the pages, an empty line, and the pages.

extension Book {
  static let packed: StaticString = ##"""
369 Codes/SB0001.md
279 Codes/SB0002.md
214 Codes/SB0003.md
292 Codes/SB0004.md
262 Codes/SB0005.md
238 Codes/SB0006.md
243 Codes/SB0007.md
315 Codes/SB0008.md
727 Codes/SB1001.md
264 Codes/SB1002.md
203 Codes/SB1003.md
275 Codes/SB1004.md
263 Codes/SB1005.md
202 Codes/SB1006.md
264 Codes/SB1007.md
290 Codes/SB1008.md
204 Codes/SB1009.md
187 Codes/SB1010.md
190 Codes/SB1011.md
213 Codes/SB1012.md
351 Codes/SB1013.md
265 Codes/SB1014.md
260 Codes/SB1015.md
209 Codes/SB1016.md
223 Codes/SB1017.md
205 Codes/SB1018.md
228 Codes/SB1019.md
168 Codes/SB1020.md
195 Codes/SB1021.md
307 Codes/SB1022.md
203 Codes/SB1023.md
255 Codes/SB1024.md
214 Codes/SB1025.md
236 Codes/SB1026.md
222 Codes/SB1027.md
158 Codes/SB1028.md
195 Codes/SB1029.md
349 Codes/SB1030.md
196 Codes/SB1031.md
248 Codes/SB1032.md
187 Codes/SB1033.md
199 Codes/SB1034.md
202 Codes/SB1035.md
173 Codes/SB1036.md
312 Codes/SB1037.md
234 Codes/SB1038.md
202 Codes/SB1039.md
291 Codes/SB1040.md
289 Codes/SB1041.md
243 Codes/SB1042.md
185 Codes/SB1043.md
224 Codes/SB1044.md
265 Codes/SB1045.md
305 Codes/SB1046.md
374 Codes/SB2001.md
362 Codes/SB2002.md
272 Codes/SB2003.md
352 Codes/SB2004.md
302 Codes/SB2005.md
321 Codes/SB2006.md
410 Codes/SB2007.md
299 Codes/SB2008.md
303 Codes/SB2009.md
320 Codes/SB2010.md
312 Codes/SB2011.md
874 Codes/SB2012.md
314 Codes/SB2020.md
297 Codes/SB2021.md
274 Codes/SB2022.md
352 Codes/SB2023.md
214 Codes/SB2030.md
310 Codes/SB2031.md
276 Codes/SB2032.md
214 Codes/SB2033.md
329 Codes/SB2034.md
365 Codes/SB2035.md
350 Codes/SB2040.md
278 Codes/SB2041.md
401 Codes/SB2042.md
290 Codes/SB2043.md
322 Codes/SB2044.md
324 Codes/SB2045.md
424 Codes/SB2051.md
245 Codes/SB2500.md
202 Codes/SB2501.md
268 Codes/SB2502.md
328 Codes/SB2503.md
330 Codes/SB2504.md
369 Codes/SB2505.md
331 Codes/SB2506.md
327 Codes/SB2507.md
306 Codes/SB2508.md
316 Codes/SB2510.md
329 Codes/SB2511.md
249 Codes/SB2512.md
218 Codes/SB2513.md
394 Codes/SB2514.md
583 Codes/SB2515.md
317 Codes/SB2516.md
281 Codes/SB2517.md
310 Codes/SB2518.md
224 Codes/SB2519.md
224 Codes/SB2520.md
213 Codes/SB2521.md
219 Codes/SB2522.md
423 Codes/SB2523.md
226 Codes/SB2524.md
267 Codes/SB2525.md
248 Codes/SB2526.md
276 Codes/SB2527.md
432 Codes/SB2528.md
313 Codes/SB2529.md
214 Codes/SB2530.md
309 Codes/SB2531.md
190 Codes/SB2532.md
227 Codes/SB2533.md
200 Codes/SB2534.md
355 Codes/SB2535.md
381 Codes/SB2536.md
420 Codes/SB2537.md
453 Codes/SB2538.md
520 Codes/SB2539.md
246 Codes/SB2540.md
261 Codes/SB2541.md
313 Codes/SB2542.md
315 Codes/SB2543.md
375 Codes/SB2544.md
283 Codes/SB2545.md
524 Codes/SB2546.md
461 Codes/SB2547.md
232 Codes/SB4000.md
260 Codes/SB4001.md
263 Codes/SB4002.md
250 Codes/SB4003.md
266 Codes/SB4004.md
183 Codes/SB4005.md
295 Codes/SB4006.md
222 Codes/SB4007.md
165 Codes/SB4008.md
219 Codes/SB4009.md
274 Codes/SB4010.md
281 Codes/SB4011.md
312 Codes/SB4012.md
573 Codes/SB4013.md
281 Codes/SB4100.md
568 Codes/SB4101.md
235 Codes/SB4102.md
319 Codes/SB4103.md
333 Codes/SB4104.md
655 Codes/SB4105.md
452 Codes/SB4106.md
270 Codes/SB4107.md
652 Codes/SB4110.md
611 Codes/SB4112.md
369 Codes/SB4113.md
578 Codes/SB4114.md
762 Codes/SB4115.md
519 Codes/SB4116.md
401 Codes/SB4118.md
340 Codes/SB4119.md
207 Codes/SB4120.md
372 Codes/SB4121.md
580 Codes/SB4122.md
596 Codes/SB4123.md
808 Codes/SB5101.md
1087 Codes/SB5102.md
819 Codes/SB5103.md
1164 Codes/SB5104.md
773 Codes/SB6001.md
823 Codes/SB6002.md
682 Codes/SB6003.md
703 Codes/SB6004.md
566 Codes/SB6005.md
649 Codes/SB6006.md
721 Codes/SB6007.md
818 Codes/SB6008.md
710 Codes/SB6009.md
521 Codes/SB6010.md
718 Codes/SB6011.md
465 Codes/SB6012.md
841 Codes/SB6013.md
663 Codes/SB6014.md
718 Codes/SB6015.md
611 Codes/SB6016.md
564 Codes/SB6017.md
892 Codes/SB6018.md
513 Codes/SB6020.md
485 Codes/SB6021.md
829 Codes/SB6022.md
719 Codes/SB6023.md
691 Codes/SB6024.md
535 Codes/SB6025.md
646 Codes/SB6026.md
266 Codes/SB6030.md
366 Codes/SB6031.md
702 Codes/SB6032.md
2727 Editors/TreeSitter/head.c
14245 Editors/TreeSitter/scanner.c
6403 Editors/VSCode/extension.js
888 Editors/VSCode/language-configuration.json
1408 Editors/VSCode/package.json
6651 Editors/VSCode/protocol.js
5480 Editors/VSCode/providers.js
2705 Editors/VSCode/tests.js
670 Editors/emacs.md
771 Editors/helix.md
1899 Editors/kate.md
1666 Editors/neovim.md
413 Editors/sublime.md
475 Editors/vim.md
446 Editors/vscode.md
237 Editors/zed.md
17463 Report/page.css
11019 Report/page.js
695 Rules/D1.md
371 Rules/D1.sbar
319 Rules/D10.md
219 Rules/D10.sbar
479 Rules/D11.md
418 Rules/D11.sbar
389 Rules/D12.md
491 Rules/D13.md
363 Rules/D13.sbar
464 Rules/D14.md
684 Rules/D14.sbar
543 Rules/D2.md
235 Rules/D2.sbar
520 Rules/D3.md
494 Rules/D3.sbar
488 Rules/D4.md
439 Rules/D4.sbar
383 Rules/D5.md
520 Rules/D5.sbar
361 Rules/D6.md
465 Rules/D6.sbar
474 Rules/D7.md
1311 Rules/D7.sbar
657 Rules/D8.md
378 Rules/D8.sbar
418 Rules/D9.md
313 Rules/D9.sbar
491 Rules/P1.md
264 Rules/P1.sbar
362 Rules/P10.md
457 Rules/P10.sbar
380 Rules/P11.md
400 Rules/P11.sbar
195 Rules/P12.md
325 Rules/P12.sbar
312 Rules/P13.md
312 Rules/P13.sbar
504 Rules/P14.md
172 Rules/P14.sbar
346 Rules/P15.md
340 Rules/P15.sbar
348 Rules/P16.md
304 Rules/P16.sbar
247 Rules/P17.md
421 Rules/P17.sbar
258 Rules/P18.md
418 Rules/P18.sbar
453 Rules/P19.md
317 Rules/P19.sbar
588 Rules/P2.md
301 Rules/P2.sbar
371 Rules/P3.md
455 Rules/P3.sbar
386 Rules/P4.md
310 Rules/P4.sbar
372 Rules/P5.md
261 Rules/P5.sbar
434 Rules/P6.md
185 Rules/P6.sbar
317 Rules/P7.md
357 Rules/P7.sbar
343 Rules/P8.md
536 Rules/P8.sbar
520 Rules/P9.md
427 Rules/P9.sbar
364 Rules/Q1.md
399 Rules/Q1.sbar
405 Rules/Q10.md
249 Rules/Q10.sbar
539 Rules/Q11.md
331 Rules/Q11.sbar
489 Rules/Q12.md
358 Rules/Q12.sbar
469 Rules/Q13.md
368 Rules/Q13.sbar
371 Rules/Q14.md
250 Rules/Q14.sbar
415 Rules/Q15.md
298 Rules/Q15.sbar
448 Rules/Q2.md
382 Rules/Q2.sbar
340 Rules/Q3.md
299 Rules/Q3.sbar
469 Rules/Q4.md
393 Rules/Q4.sbar
384 Rules/Q5.md
381 Rules/Q5.sbar
337 Rules/Q6.md
465 Rules/Q6.sbar
388 Rules/Q7.md
787 Rules/Q7.sbar
380 Rules/Q8.md
252 Rules/Q8.sbar
386 Rules/Q9.md
506 Rules/Q9.sbar
384 Rules/S1.md
185 Rules/S1.sbar
278 Rules/S10.md
411 Rules/S10.sbar
843 Rules/S11.md
548 Rules/S11.sbar
478 Rules/S12.md
413 Rules/S12.sbar
723 Rules/S13.md
238 Rules/S13.sbar
544 Rules/S14.md
260 Rules/S14.sbar
613 Rules/S15.md
164 Rules/S15.sbar
537 Rules/S16.md
290 Rules/S16.sbar
418 Rules/S17.md
494 Rules/S17.sbar
527 Rules/S18.md
371 Rules/S18.sbar
324 Rules/S19.md
316 Rules/S19.sbar
901 Rules/S2.md
323 Rules/S2.sbar
389 Rules/S20.md
338 Rules/S20.sbar
318 Rules/S21.md
336 Rules/S21.sbar
273 Rules/S22.md
313 Rules/S22.sbar
343 Rules/S23.md
319 Rules/S23.sbar
481 Rules/S24.md
197 Rules/S24.sbar
601 Rules/S25.md
307 Rules/S25.sbar
525 Rules/S26.md
178 Rules/S26.sbar
292 Rules/S27.md
163 Rules/S27.sbar
624 Rules/S28.md
175 Rules/S28.sbar
381 Rules/S29.md
527 Rules/S3.md
270 Rules/S3.sbar
529 Rules/S30.md
338 Rules/S30.sbar
442 Rules/S31.md
535 Rules/S32.md
169 Rules/S32.sbar
783 Rules/S33.md
265 Rules/S33.sbar
401 Rules/S34.md
205 Rules/S34.sbar
538 Rules/S35.md
209 Rules/S35.sbar
501 Rules/S36.md
338 Rules/S36.sbar
503 Rules/S37.md
290 Rules/S37.sbar
616 Rules/S38.md
338 Rules/S38.sbar
450 Rules/S39.md
368 Rules/S39.sbar
687 Rules/S4.md
369 Rules/S4.sbar
381 Rules/S40.md
309 Rules/S40.sbar
452 Rules/S41.md
340 Rules/S41.sbar
272 Rules/S42.md
448 Rules/S42.sbar
290 Rules/S43.md
539 Rules/S44.md
399 Rules/S44.sbar
622 Rules/S45.md
224 Rules/S45.sbar
514 Rules/S46.md
307 Rules/S46.sbar
412 Rules/S47.md
542 Rules/S47.sbar
445 Rules/S48.md
200 Rules/S48.sbar
393 Rules/S49.md
201 Rules/S49.sbar
500 Rules/S5.md
314 Rules/S5.sbar
346 Rules/S50.md
185 Rules/S50.sbar
437 Rules/S51.md
416 Rules/S52.md
457 Rules/S52.sbar
456 Rules/S53.md
360 Rules/S53.sbar
412 Rules/S54.md
397 Rules/S54.sbar
460 Rules/S55.md
329 Rules/S55.sbar
465 Rules/S56.md
415 Rules/S56.sbar
499 Rules/S57.md
1293 Rules/S57.sbar
445 Rules/S58.md
329 Rules/S58.sbar
421 Rules/S59.md
1313 Rules/S59.sbar
383 Rules/S6.md
295 Rules/S6.sbar
469 Rules/S60.md
1296 Rules/S60.sbar
477 Rules/S61.md
352 Rules/S61.sbar
428 Rules/S62.md
455 Rules/S63.md
447 Rules/S63.sbar
266 Rules/S64.md
207 Rules/S64.sbar
484 Rules/S65.md
439 Rules/S65.sbar
424 Rules/S66.md
394 Rules/S66.sbar
416 Rules/S67.md
1117 Rules/S67.sbar
461 Rules/S68.md
1161 Rules/S68.sbar
445 Rules/S69.md
1136 Rules/S69.sbar
821 Rules/S7.md
269 Rules/S7.sbar
332 Rules/S70.md
252 Rules/S71.md
478 Rules/S72.md
491 Rules/S72.sbar
268 Rules/S73.md
503 Rules/S73.sbar
350 Rules/S74.md
493 Rules/S74.sbar
387 Rules/S75.md
401 Rules/S75.sbar
409 Rules/S76.md
475 Rules/S76.sbar
522 Rules/S77.md
525 Rules/S77.sbar
427 Rules/S78.md
308 Rules/S79.md
1038 Rules/S8.md
458 Rules/S8.sbar
573 Rules/S80.md
374 Rules/S80.sbar
503 Rules/S81.md
404 Rules/S81.sbar
331 Rules/S82.md
543 Rules/S82.sbar
387 Rules/S83.md
652 Rules/S83.sbar
359 Rules/S84.md
491 Rules/S84.sbar
415 Rules/S9.md
317 Rules/S9.sbar
710 Rules/U1.md
301 Rules/U1.sbar
482 Rules/U10.md
344 Rules/U10.sbar
488 Rules/U11.md
251 Rules/U11.sbar
608 Rules/U12.md
309 Rules/U12.sbar
398 Rules/U13.md
226 Rules/U13.sbar
569 Rules/U14.md
226 Rules/U14.sbar
533 Rules/U15.md
248 Rules/U15.sbar
615 Rules/U16.md
500 Rules/U16.sbar
766 Rules/U17.md
322 Rules/U17.sbar
344 Rules/U18.md
324 Rules/U18.sbar
686 Rules/U19.md
396 Rules/U19.sbar
668 Rules/U2.md
323 Rules/U2.sbar
721 Rules/U20.md
385 Rules/U20.sbar
414 Rules/U21.md
228 Rules/U21.sbar
641 Rules/U22.md
402 Rules/U22.sbar
705 Rules/U23.md
402 Rules/U23.sbar
438 Rules/U24.md
369 Rules/U24.sbar
695 Rules/U25.md
317 Rules/U25.sbar
813 Rules/U26.md
339 Rules/U26.sbar
1124 Rules/U27.md
325 Rules/U27.sbar
442 Rules/U28.md
355 Rules/U28.sbar
435 Rules/U29.md
384 Rules/U29.sbar
728 Rules/U3.md
425 Rules/U3.sbar
815 Rules/U30.md
196 Rules/U30.sbar
507 Rules/U31.md
459 Rules/U31.sbar
384 Rules/U32.md
437 Rules/U32.sbar
457 Rules/U33.md
311 Rules/U33.sbar
776 Rules/U34.md
355 Rules/U34.sbar
529 Rules/U35.md
340 Rules/U35.sbar
557 Rules/U36.md
312 Rules/U36.sbar
954 Rules/U37.md
324 Rules/U37.sbar
481 Rules/U38.md
382 Rules/U38.sbar
322 Rules/U39.md
332 Rules/U39.sbar
574 Rules/U4.md
317 Rules/U4.sbar
902 Rules/U40.md
351 Rules/U40.sbar
1289 Rules/U41.md
185 Rules/U41.sbar
524 Rules/U42.md
274 Rules/U42.sbar
458 Rules/U43.md
258 Rules/U43.sbar
657 Rules/U44.md
356 Rules/U44.sbar
316 Rules/U45.md
366 Rules/U45.sbar
417 Rules/U46.md
374 Rules/U46.sbar
416 Rules/U47.md
190 Rules/U47.sbar
357 Rules/U48.md
303 Rules/U48.sbar
673 Rules/U49.md
374 Rules/U49.sbar
450 Rules/U5.md
239 Rules/U5.sbar
344 Rules/U50.md
196 Rules/U50.sbar
376 Rules/U51.md
228 Rules/U51.sbar
592 Rules/U52.md
267 Rules/U52.sbar
278 Rules/U53.md
228 Rules/U53.sbar
772 Rules/U54.md
185 Rules/U54.sbar
616 Rules/U55.md
198 Rules/U55.sbar
475 Rules/U56.md
185 Rules/U56.sbar
511 Rules/U57.md
435 Rules/U57.sbar
400 Rules/U58.md
527 Rules/U58.sbar
860 Rules/U59.md
620 Rules/U59.sbar
482 Rules/U6.md
225 Rules/U6.sbar
569 Rules/U7.md
358 Rules/U7.sbar
451 Rules/U8.md
306 Rules/U8.sbar
632 Rules/U9.md
343 Rules/U9.sbar

# the file is not UTF-8

- level: error
- shows: file

A spec is text in UTF-8, as Xcode and every editor save it by default. Bytes that are not UTF-8 are
told once, and the file is not read any further. Here `\xE9` stands for the single byte E9, an é in
an old encoding.

```diff
-app Caf\xE9 {
+app Café {
     ios 17
     device "iPhone 15"

     Text("a")
 }
```
# a character means nothing here

- level: error
- shows: app

Control characters, signs that are not operators and a name with an opening back-tick only cannot be
read. They mostly come from copying out of a document.

```diff
-state isFull = § false
+state isFull = false
```
# a string is not closed

- level: error
- shows: steps

A string ends on the line that it begins on, unless it is between `"""`. The closing quote is
missing.

```diff
-tap "Photo
+tap "Photo"
 expect visible
```
# a comment is not closed

- level: error
- shows: file

Comments nest, as in Swift: each `/*` needs its own `*/`. What follows the one that is open is not
read.

```diff
 app Gallery {
     ios 17
     device "iPhone 15"

     Text("a")
 }
-/* later: /* iPad */
+/* later: /* iPad */ */
```
# a string is in quotes that are not `"`

- level: error
- shows: steps

Word processors and chats turn straight quotes into curly ones, and other languages have single
ones. Use straight double quotes.

```diff
-tap “Photo”
+tap "Photo"
 expect visible
```
# a character only looks like an operator

- level: error
- shows: app

A word processor made one character of several: `…` of `...`, or a long dash of a minus. A range is
written with three dots.

```diff
-sdk 16…17
+sdk 16...17
```
# a character that is not a space

- level: error
- shows: app

A no-break space, or another invisible character, is where a space or a tab belongs. It comes from
web pages; `--fix` puts a space in its place.

```diff
-sdk\u{A0}17
+sdk 17
```
# this is not a text file

- level: error
- shows: file

The file begins with bytes that no text has: an image, an archive, something compiled. A spec is
plain text in UTF-8.

```diff
-\u{1}\u{2}\u{3}\u{1}\u{2}\u{3}\u{1}\u{2}\u{3}\u{1}\u{2}\u{3}
+app A {
+    ios 17
+    device "iPhone 15"
+
+    Text("a")
+}
```
# brackets or operators are nested too deep

- level: error
- shows: steps

Brackets and blocks are read 200 levels deep, and an expression may be 1,200 operators high: more is
taken for a mistake or a generated file. Give a part of it a name of its own.

```diff
-expect (((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((isFull))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))) == true
+expect (isFull == false)
```
# a bracket is not closed

- level: error
- shows: screen

A brace, bracket or parenthesis has no counterpart. Where it seems to be missing is found by
indentation and shown as a second place.

```diff
 screen Home {
     VStack {
         Text("a")
+    }
 }
```
# a closing brace has no opening one

- level: error
- shows: screen

There is a brace more than was opened, often one that stayed when code was cut out.

```diff
 screen Home {
     Text("a")
 }
-}
```
# `#if` without `#endif`

- level: error
- shows: screen

Conditional code ends with `#endif` on a line of its own, also where it surrounds nothing but a
modifier.

```diff
 screen Home {
     Text("a")
         #if os(iOS)
         .statusBarHidden()
+        #endif
 }
```
# something else is expected

- level: error
- shows: steps

At this place only one thing is possible, and it is not there: a comma, a bracket, a sign. The
message says what was found in its place.

```diff
-request appearance
+request update
 expect visible
```
# a name is expected

- level: error
- shows: file

What is declared here, or what follows a dot, needs a name.

```diff
-app {
+app Gallery {
     ios 17
     device "iPhone 15"

     Text("a")
 }
```
# a string is expected

- level: error
- shows: scenario

The name of a scenario, the path of an `include` and the reason behind `because` are texts of yours,
and need quotes.

```diff
-scenario photos {
+scenario "photos" {
     launch
     expect visible
 }
```
# an expression is expected

- level: error
- shows: screen

A value is expected, and there is something that is not a value, or nothing at all.

```diff
 screen Home {
     state isFull = false

     Text("a")
-        .statusBarHidden(isFull && )
+        .statusBarHidden(isFull)
 }
```
# a number is expected

- level: error
- shows: steps

How far to scroll, how high the bar is, how often a question is asked: these are numbers, written
out.

```diff
-expect height
+expect height 54
```
# a length of time is expected

- level: error
- shows: steps

`wait` and `for` take a number with its unit, `s` or `ms`, as in `0.35 s`.

```diff
-wait "2"
+wait 2 s
 expect visible
```
# a setting has no value

- level: error
- shows: app

A setting and its value are side by side on one line: one value, a range or a list.

```diff
-appearance
+appearance [light, dark]
```
# one of a few words is expected

- level: error
- shows: steps

At this place only a few words have a meaning. The message lists them.

```diff
-rotate around
-expect visible
+rotate landscape
+expect hidden
```
# a declaration is expected

- level: error
- shows: file

A file holds `app`, `screen`, `container`, `scenario`, `include`, `import` and declarations of
Swift. Anything else at its outermost level is a slip of the first word, or is a brace too far out.

```diff
-ap Gallery {
+app Gallery {
     ios 17
     device "iPhone 15"

     Text("a")
 }
```
# a declaration is expected in a type

- level: error
- shows: screen

A type of Swift holds declarations; its view is the value of `var body`. A `screen` takes a bare
view.

```diff
 struct Home: View {
-    Text("a")
+    var body: some View { Text("a") }
 }
```
# a word is not a declaration

- level: error
- shows: app

A line in an app or a screen is a setting, a state, an input, a declaration of Swift or a view. The
first word is none of those, and most often misspelt.

```diff
-apperance dark
+appearance dark
```
# a step is expected

- level: error
- shows: steps

In a scenario each line is one step, which begins with its word: `launch`, `tap`, `back`, `expect`
and so on.

```diff
-42
+tap "Photo"
 expect visible
```
# a word is not a step

- level: error
- shows: steps

In a scenario each line is one step. The first word is none of the steps that exist; Grammar.md has
all of them.

```diff
-tab "Photo"
+tap "Photo"
 expect visible
```
# what to tap is expected

- level: error
- shows: steps

A tap names what it meets: the label in quotes, an accessibility identifier, or a view by its type.

```diff
-tap
+tap "Photo"
 expect visible
```
# a fact is expected

- level: error
- shows: steps

After `expect`, and after each comma, comes a fact such as `hidden`, `light` or `animated fade`, or
a comparison of states.

```diff
-expect hidden,
+expect visible, dark
```
# an expectation without a fact

- level: error
- shows: steps

`expect` alone would hold whatever happens. Say what must be true.

```diff
-expect
+expect visible
```
# a fact without `expect`

- level: error
- shows: steps

The line begins with a fact, and in a scenario each line is a step: `expect` is missing before it.

```diff
-visible
+expect visible
```
# a word where it means nothing

- level: error
- shows: steps

The word is one of the language's, and belongs in another block: steps in a scenario, settings in an
app or behind the `on` of a header. The message says where.

```diff
-device "iPhone 14"
-expect visible
+rotate landscape
+expect hidden
```
# something follows on the same line

- level: error
- shows: steps

The statement is over, and something follows it. A line has one statement.

```diff
-launch twice
+launch
+launch
 expect visible
```
# a name begins with a small letter

- level: error
- shows: file

Apps, screens, containers, windows and scenes begin with a capital, as types in Swift do.

```diff
-app gallery {
+app Gallery {
     ios 17
     device "iPhone 15"

     Text("a")
 }
```
# a name begins with a capital

- level: error
- shows: app

States, inputs, parameters and functions begin with a small letter, as variables in Swift do.

```diff
-state IsNight = false
+state isNight = false
```
# another word is used for ours

- level: error
- shows: steps

There is one word for each thing, so that specs read alike. The fix puts ours in the place of yours.

```diff
-click "Photo"
-expect shown
+tap "Photo"
+expect visible
```
# a semicolon between steps

- level: error
- shows: steps

A step ends with its line. Statements of Swift in a handler may have semicolons, steps do not.

```diff
-tap "Photo"; back
+tap "Photo"
+back
 expect visible
```
# `==` where `=` is meant

- level: error
- shows: app

A value is given with `=`; `==` compares.

```diff
-state isNight == false
+state isNight = false
```
# `=` where `==` is meant

- level: error
- shows: steps

Two values are compared with `==`; `=` would give one of them another value.

```diff
-expect isFull = false
+expect isFull == false
```
# a word where an operator is meant

- level: error
- shows: screen

In structure, conditions are Swift's: `&&`, `||` and `!` in place of `and`, `or` and `not`.

```diff
 screen Home {
     state isFull = false
     state isBusy = false

     Text("a")
-        .statusBarHidden(isFull and isBusy)
+        .statusBarHidden(isFull && isBusy)
 }
```
# a comma at the end of a line

- level: error
- shows: app

Settings have lines of their own, without commas between them.

```diff
-appearance light,
+appearance light
 orientation portrait
```
# a sign between a setting and its value

- level: error
- shows: app

A setting and its value are written side by side, without `:` or `=`. Keys of Info.plist are
different: their value follows `=`.

```diff
-appearance: dark
+appearance dark
```
# a key in quotes

- level: error
- shows: app

Keys of Info.plist have no quotes in a `plist` block.

```diff
 plist {
-    "UIStatusBarHidden" = YES
+    UIStatusBarHidden = YES
 }
```
# several values without brackets

- level: error
- shows: app

Several values of a setting go in `[ ]`, or form a range: the scenario then runs once for each.

```diff
-sdk 16, 17
+sdk [16, 17]
```
# a length of time without a unit

- level: error
- shows: steps

A number alone does not tell seconds from milliseconds. Write `s` or `ms` behind it.

```diff
-wait 0.5
+wait 0.5 s
 expect visible
```
# a number and its unit without a space

- level: error
- shows: steps

A number and its unit need a space between them.

```diff
-wait 0.5s
+wait 0.5 s
 expect visible
```
# a policy or a modifier without its dot

- level: error
- shows: app

A policy is one name with a dot, `policy.nestedHiding`, with its value beside it. A modifier begins
with a dot, too: `.statusBarHidden()` on the line below its view.

```diff
-policy nestedHiding innermost
+policy.nestedHiding innermost
```
# a style with a dot in plain words

- level: error
- shows: steps

A step is plain words: the style of a presentation is without the dot that Swift needs.

```diff
-present Photo as .sheet
+present Photo as sheet
 expect visible
```
# a fact denied that has an opposite

- level: error
- shows: steps

`hidden` and `visible`, `light` and `dark` are opposites: say the one that you mean.

```diff
-expect not hidden
+expect visible
```
# a fact is used like a variable

- level: error
- shows: steps

In `expect` the words of facts come first: `hidden` is what the bar is, not a variable of yours. A
state of that name is written in back-ticks, or with its screen in front.

```diff
-expect visible == true
+expect visible
```
# an interpolation where only text is allowed

- level: error
- shows: scenario

Names of scenarios, labels in steps and reasons are taken literally; `\(…)` means something only in
structure.

```diff
-scenario "photo \(1)" {
+scenario "photo 1" {
     launch
     expect visible
 }
```
# words without meaning in an expectation

- level: error
- shows: steps

An expectation is the word `expect` and its facts. Words that only make a sentence of it are left
out.

```diff
-expect the status bar to be visible
+expect visible
```
# a comma is missing

- level: error
- shows: steps

Facts of an expectation, and settings of a header, are separated by commas.

```diff
-expect visible dark
+expect visible, dark
```
# a header without `on`

- level: error
- shows: scenario

What a scenario runs on follows its name and the word `on`.

```diff
-scenario "photo" ios 17 {
+scenario "photo" on ios 17 {
     launch
     expect visible
 }
```
# a name without its quotes

- level: error
- shows: scenario

Names of models, and labels, need quotes: they may hold spaces.

```diff
-scenario "photo" on device iPhone 15 Pro {
+scenario "photo" on device "iPhone 15 Pro" {
     launch
     expect visible
 }
```
# what belongs in braces is written without them

- level: error
- shows: app

The keys of Info.plist belong in one block, `plist { … }`, a line each, and what a container holds
in its own: `NavigationStack { Home() }`.

```diff
-plist UIStatusBarHidden = NO
+plist {
+    UIStatusBarHidden = NO
+}
```
# a name is not declared

- level: error
- shows: screen

The name is neither a state, an input, a parameter nor a property that can be seen here: mostly a
slip. Something that the file cannot know is declared as an `input`, and is unknown until a scenario
sets it.

```diff
 screen Home {
+    state isFull = false
+
     Text("a")
         .statusBarHidden(isFull)
 }
```
# a name is nearly one that matters to the bar

- level: error
- shows: screen

Modifiers, classes and properties that are not known pass through, so a slip in one that decides the
bar would change the answer in silence. What is a letter or two off is refused.

```diff
 screen Home {
     Text("a")
-        .statusBarHiden()
+        .statusBarHidden()
 }
```
# a name is declared twice

- level: error
- shows: screen

Two declarations of one place have the same name, so it is not clear which is meant. The first one
is shown beside.

```diff
 screen Home { Text("a") }

-screen Home { Text("b") }
+screen Other { Text("b") }
```
# a spec has two apps

- level: error
- shows: file

A file and all that it includes hold one app, which every scenario runs. Variants are settings of a
scenario: its header, its `plist`, its root.

```diff
 app Gallery {
     ios 17
     device "iPhone 15"

     Text("a")
 }
-
-app Other {
-    ios 17
-    device "iPhone 15"
-
-    Text("b")
-}
```
# there is no screen of that name

- level: error
- shows: screen

A handler pushes or presents a screen that no declaration makes: a slip, or an `include` that is
missing.

```diff
 screen Home {
-    Button("Next") { push Foto }
+    Button("Next") { push Photo }
 }

 screen Photo { Text("a") }
```
# there is no window of that name

- level: error
- shows: screen

A handler shows or hides a window that the app does not declare. Windows are declared in the app:
`window Palette(isHidden: true) { … }`.

```diff
 screen Home {
-    Button("Next") { show window Palette }
+    Button("Next") { request update }
 }
```
# there is no such member

- level: error
- shows: screen

The object, class or view has nothing of that name that the bar could depend on. A setting of
another class, or a modifier of SwiftUI's on a controller, has no effect there.

```diff
 screen Home {
     @StateObject var bar = StatusBarVisibleState()

     Text("a")
-        .statusBarHidden(bar.hidden)
+        .statusBarHidden(bar.isHidden)
 }
```
# the type has no such value

- level: error
- shows: screen

A value with a dot is none of those that the modifier or property takes. The message names the ones
that it does.

```diff
 screen Home {
     Text("a")
-        .preferredColorScheme(.black)
+        .preferredColorScheme(.dark)
 }
```
# a declaration uses itself

- level: error
- shows: screen

A view, a property or a function is made of itself and would never be finished.

```diff
 struct Home: View {
     var body: some View { row }
-    var row: some View { VStack { row } }
+    var row: some View { VStack { Text("a") } }
 }
```
# a name of a library needs its import

- level: error
- shows: screen

The modifier belongs to a library whose versions behave differently, so the spec has to say which
one is meant.

```diff
+import ScrollKit 0.6
+
 screen Home {
     state y = 0

     Text("a")
         .hideStatusBarUntilScrolled(using: $y)
 }
```
# an import says no version

- level: error
- shows: screen

Versions of this library behave differently at the bar. Write the one that the app is built with.

```diff
-import ScrollKit
+import ScrollKit 0.6

 screen Home {
     state y = 0

     Text("a")
         .hideStatusBarUntilScrolled(using: $y)
 }
```
# helpers that use helpers grow too large

- level: error
- shows: screen

Computed views and functions are put in where they are used. Helpers that use helpers several times
each double with every level; make a view of its own of what is used most.

```diff
 struct Home: View {
-    var body: some View { d }
-    var d: some View { VStack { c; c; c; c; c; c; c; c; c; c; c; c; c; c; c; c } }
-    var c: some View { VStack { b; b; b; b; b; b; b; b; b; b; b; b; b; b; b; b } }
-    var b: some View { VStack { a; a; a; a; a; a; a; a; a; a; a; a; a; a; a; a } }
-    var a: some View { VStack { z; z; z; z; z; z; z; z; z; z; z; z; z; z; z; z } }
-    var z: some View { Text("a") }
+    var body: some View {
+        VStack {
+            Row()
+            Row()
+            Row()
+        }
+    }
 }
+
+struct Row: View {
+    var body: some View { Text("a") }
+}
```
# a condition is not true or false

- level: error
- shows: screen

What hides the bar, and what follows `if`, is a Bool. A number or a text has to be compared with
something.

```diff
 screen Home {
     state count = 0

     Text("a")
-        .statusBarHidden(count)
+        .statusBarHidden(count > 0)
 }
```
# two values of different types are compared

- level: error
- shows: screen

The two can never be equal, and Swift would not compile the comparison.

```diff
 screen Home {
     state count = 0

     Text("a")
-        .statusBarHidden(count == true)
+        .statusBarHidden(count == 1)
 }
```
# a value is of the wrong type

- level: error
- shows: screen

The property, argument or variable takes values of another type; the message names both.

```diff
 screen Home {
     Text("a")
-        .preferredColorScheme(true)
+        .preferredColorScheme(.dark)
 }
```
# the argument is not a visibility state

- level: error
- shows: screen

`statusBarVisible` takes the object that keeps whether the bar is hidden, not a Bool.

```diff
 screen Home {
-    state isFull = false
+    @StateObject var bar = StatusBarVisibleState()

     Text("a")
-        .statusBarVisible(isFull)
+        .statusBarVisible(bar)
 }
```
# an argument is missing

- level: error
- shows: screen

The modifier or call cannot do without this argument.

```diff
 screen Home {
     Text("a")
-        .statusBar()
+        .statusBar(hidden: true)
 }
```
# there is no such argument

- level: error
- shows: screen

The modifier or screen has no argument of that label. The hint lists those that it has.

```diff
 screen Home {
     Text("a")
-        .statusBarStyle(.lightContent, duration: 1)
+        .statusBarStyle(.lightContent, animationDuration: 1)
 }
```
# an argument has the wrong label

- level: error
- shows: screen

`statusBarHidden(_:)` takes no label, `statusBar(hidden:)` does; the two are easily mixed.

```diff
 screen Home {
     Text("a")
-        .statusBarHidden(hidden: true)
+        .statusBarHidden(true)
 }
```
# there are too many arguments

- level: error
- shows: screen

The modifier takes one argument.

```diff
 screen Home {
     Text("a")
-        .statusBarHidden(true, false)
+        .statusBarHidden(true)
 }
```
# a binding needs its `$`

- level: error
- shows: screen

What is presented has to be able to set the variable back, so it is handed over as a binding.

```diff
 screen Home {
     state isOpen = false

     Text("a")
-        .sheet(isPresented: isOpen) { Text("b") }
+        .sheet(isPresented: $isOpen) { Text("b") }
 }
```
# a call needs its brackets

- level: error
- shows: screen

The name of a function alone is its value and does nothing; a call has brackets.

```diff
 struct Home: View {
     @State private var isFull = false

-    var body: some View { Button("Full") { enter } }
+    var body: some View { Button("Full") { enter() } }
     func enter() { isFull = true }
 }
```
# a getter cannot be assigned to

- level: error
- shows: screen

The property is computed each time that it is read. Assign to the property that its getter reads.

```diff
 struct Home: View {
-    var isFull: Bool { true }
+    @State private var isFull = true

     var body: some View {
         Button("Window") { isFull = false }
     }
 }
```
# an assignment is not a value

- level: error
- shows: screen

`=` gives a value and has none itself; `==` compares.

```diff
 screen Home {
     state isFull = false

     Text("a")
-        .statusBarHidden((isFull = true))
+        .statusBarHidden((isFull == true))
 }
```
# an assignment in structure

- level: error
- shows: screen

Structure says what is there, and nothing happens in it. An assignment happens at a time: in a
handler, such as `onAppear` or a button's action.

```diff
 struct Home: View {
     @State private var isFull = false

     var body: some View {
-        isFull = true
         Text("a")
+            .onAppear { isFull = true }
     }
 }
```
# a comparison where an assignment is meant

- level: error
- shows: screen

`==` compares, and here nothing is done with the result. `=` gives the value.

```diff
 screen Home {
     state isFull = false

-    Button("Full") { isFull == true }
+    Button("Full") { isFull = true }
 }
```
# an action in structure

- level: error
- shows: screen

To push, present or dismiss happens at a time, which structure does not have. It belongs into a
handler.

```diff
 struct Home: View {
     var body: some View {
-        push Photo
+        Button("Next") { push Photo }
     }
 }

 screen Photo { Text("a") }
```
# a step of a scenario in a handler

- level: error
- shows: screen

A handler is the app's own code: it can push, present, dismiss, set and request an update. What a
person or the system does belongs in a scenario.

```diff
 screen Home {
-    Button("Next") { select page 2 }
+    Button("Next") { request update }
 }
```
# something is not modelled

- level: error
- shows: screen

The code matters to the bar and the model does not know what it does, so that no answer could be
trusted. Leave it out, or say its effect in another way.

```diff
 class Home: UIViewController {
     override func viewDidLoad() {
-        UINavigationBar.appearance().barStyle = .black
+        navigationController?.navigationBar.barStyle = .black
     }
 }
```
# a file that is included cannot be read

- level: error
- shows: file

The path of an `include` counts from the folder of the file that it is in. There is no file, or it
may not be read.

```diff
-include "gone.sbar"
+include "shared.sbar"
```
# files include each other

- level: error
- shows: file

A file includes itself, or one that includes it. Put what both need into a third file.

```diff
-include "page.sbar"
+include "shared.sbar"
```
# too many files are included

- level: error
- shows: file

A spec is at most 1,000 files, and includes go at most 64 files deep: more is taken for a mistake.
Here each `chain-N.sbar` includes the next one.

```diff
-include "chain-1.sbar"
+include "shared.sbar"
```
# there is a scenario and no app

- level: error
- shows: file

A scenario launches an app, which the file or one that it includes has to declare.

```diff
-scenario "photos" on ios 17, device notch {
+app Gallery {
+    ios 17
+    device notch
+
+    Text("a")
+}
+
+scenario "photos" {
     launch
     expect visible
 }
```
# two scenarios have one name

- level: error
- shows: scenario

Reports, filters and rerun commands find a scenario by its name, so each has one of its own.

```diff
 scenario "photos" {
     launch
     expect visible
 }

-scenario "photos" {
+scenario "photos, pushed" {
     launch
     tap "Photo"
     expect visible
 }
```
# neither the app nor the scenario says where it runs

- level: error
- shows: file

What the bar does depends on the release of iOS and on the device. Both are said in the app, for all
scenarios, or in the header of a scenario.

```diff
 app Gallery {
     ios 17
+    device "iPhone 15"

     Text("a")
 }

 scenario "photos" {
     launch
     expect visible
 }
```
# a header sets something that is not declared

- level: error
- shows: scenario

A header holds settings, states and inputs of the app, keys of Info.plist and answers of classes.
This is none of them.

```diff
-scenario "photos" on apperance light {
+scenario "photos" on appearance light {
     launch
     expect visible
 }
```
# a header sets one thing twice

- level: error
- shows: scenario

One setting has one value in a cell. Several values go in one list, and the scenario runs once for
each.

```diff
-scenario "photos" on appearance light, appearance dark {
+scenario "photos" on appearance [light, dark] {
     launch
     expect visible
 }
```
# a header sets something to no value at all

- level: error
- shows: scenario

A list without values makes a scenario without cells: nothing would run, and nothing could fail.

```diff
-scenario "photos" on appearance [] {
+scenario "photos" on appearance [light] {
     launch
     expect visible
 }
```
# there is no device of that name

- level: error
- shows: scenario

A device is a model as Apple sells it, `"iPhone 15"`, or a class: `homeButton`, `notch`,
`dynamicIsland`, `pad`.

```diff
-scenario "photos" on device "iPhone 41" {
+scenario "photos" on device "iPhone 14" {
     launch
     expect visible
 }
```
# there was no such release

- level: error
- shows: scenario

Releases go from iOS 7 on, with none between 18 and 26. A number that never existed would run by the
rules of its neighbours, which was never measured.

```diff
-scenario "photos" on ios 16.9 {
+scenario "photos" on ios 17.2 {
     launch
     expect visible
 }
```
# a version is expected

- level: error
- shows: scenario

`ios` and `sdk` take versions, `16.4`, a range `16...18` or a list of them.

```diff
-scenario "photos" on ios newest {
+scenario "photos" on ios 18 {
     launch
     expect visible
 }
```
# a range ends before it begins

- level: error
- shows: scenario

The older release comes first.

```diff
-scenario "photos" on ios 18...17 {
+scenario "photos" on ios 17...18 {
     launch
     expect visible
 }
```
# the device never ran the release

- level: error
- shows: scenario

The phone came with a later release, or was left behind by an earlier one. In a matrix such cells
are skipped and counted; where a scenario names nothing else it is an error.

```diff
-scenario "photos" on ios 18, device "iPhone X" {
+scenario "photos" on ios 18, device "iPhone 15" {
     launch
     expect visible
 }
```
# a scenario would run in too many cells

- level: error
- shows: scenario

Each list and range multiplies the cells of a scenario; it may have 10,000. Spread fewer settings at
once.

```diff
-scenario "photos" on ios 7...27, sdk 7...27, appearance [light, dark],
-    orientation [portrait, landscape], device [pad, notch, homeButton, dynamicIsland],
-    policy.nestedHiding [outermost, innermost],
-    policy.hiddenBackground [automatic, literal],
-    policy.offsetReset [silent, fires]
-{
+scenario "photos" on appearance [light, dark] {
     launch
     expect visible
 }
```
# there is no policy of that name

- level: error
- shows: command

`--policy` chooses a reading where sources disagree, by the name of the policy and one of its
values. Grammar.md has the table of them.

```diff
-sbar test page.sbar --policy nested=innermost
+sbar test page.sbar --policy nestedHiding=innermost
```
# a key of Info.plist is misspelt

- level: error
- shows: app

iOS leaves out keys that it does not know, so that a slip would go unnoticed on a device. The keys
that decide the bar are known here.

```diff
 plist {
-    UIStatusBarHiden = YES
+    UIStatusBarHidden = YES
 }
```
# a key of Info.plist has a value that it does not take

- level: error
- shows: scenario

The key takes `YES` or `NO`, a style or a list of names; the message says which.

```diff
-scenario "photos" on UIStatusBarHidden 3 {
+scenario "photos" on UIStatusBarHidden YES {
     launch
     expect visible
 }
```
# a value is of the wrong kind

- level: error
- shows: steps

The state, the setting or the argument takes values of another kind, and could not hold this one.

```diff
-set isFull = 3
+set isFull = true
 expect hidden
```
# a value depends on something else

- level: error
- shows: steps

A step sets a value that is written out. To compute one, call a function of the app's.

```diff
-set isFull = !isFull
+set isFull = true
 expect hidden
```
# a word is none of those that are allowed here

- level: error
- shows: steps

A setting, a policy or a fact takes one of a few words; the hint lists them.

```diff
-expect style .blue
+expect style .default
```
# a step names a screen that is not declared

- level: error
- shows: steps

A step names a screen that no declaration makes: a slip, or an `include` that is missing.

```diff
-push Foto
+push Photo
 expect visible
```
# there is no function of that name

- level: error
- shows: file

`call` runs a function of a screen or class by its name, as in `call Feed.toggle`. The screen has
none of that name.

```diff
 app Gallery {
     ios 17
     device "iPhone 15"

     Feed()
 }

 class Feed: UIViewController {
     func toggle() { }
 }

 scenario "photos" {
     launch
-    call Feed.togle
+    call Feed.toggle
     expect visible
 }
```
# what is called is not a function

- level: error
- shows: steps

`call` takes a function by its name, `call Feed.toggle`, or a block of statements.

```diff
-call 3
-expect visible
+call { isFull = true }
+expect hidden
```
# nothing in the app has that label

- level: error
- shows: steps

A tap names the text of a button, link or row, or an accessibility label or identifier. No screen
has this one, so the step could never be done.

```diff
-tap "Foto"
+tap "Photo"
 expect visible
```
# there is no state and no input of that name

- level: error
- shows: steps

`set` gives a value to a state or an input of the app, or of a living screen: `set Photo.isFull =
true`.

```diff
-set isFul = true
+set isFull = true
 expect hidden
```
# a step names a window that is not declared

- level: error
- shows: steps

A step shows or hides a window that the app does not declare. Windows are declared in the app:
`window Palette(isHidden: true) { … }`.

```diff
-show window Palette
+push Photo
 expect visible
```
# arguments do not fit the parameters

- level: error
- shows: file

A screen with parameters is pushed or presented with arguments, by the labels and in the order of
its declaration.

```diff
 app Gallery {
     ios 17
     device "iPhone 15"

     NavigationStack { Text("a") }
 }

 screen Photo(id: Int) { Text("b") }

 scenario "photos" {
     launch
-    push Photo(number: 1)
+    push Photo(id: 1)
     expect visible
 }
```
# a presentation style belongs to the other of UIKit and SwiftUI

- level: error
- shows: steps

SwiftUI presents as `sheet`, `fullScreenCover` or `popover`; UIKit's names, such as `pageSheet` and
`fullScreen`, are for controllers.

```diff
-present Photo as pageSheet
+present Photo as sheet
 expect visible
```
# a step needs a number

- level: error
- shows: steps

How far to scroll or pull, and which of several screens is meant, is a number that is written out.

```diff
-scroll down far
+tap "Photo"
 expect visible
```
# a step has no middle to stop at

- level: error
- shows: steps

`begin` stops in the middle of what takes time: a launch, a way back by a finger, a push or
presentation by code, a peek. Other steps happen at once.

```diff
-begin rotate landscape
-expect hidden
+tap "Photo"
+begin back
+expect visible
```
# a tap names a number

- level: error
- shows: steps

A tap needs a label or the name of a view: a number says nothing about what is meant.

```diff
-tap 3
+tap "Photo"
 expect visible
```
# something is parsed and not modelled

- level: error
- shows: steps

The step is of the language, and in this form the model does not know what iOS does.

```diff
-begin background
+background
+foreground
 expect visible
```
# there is no view of that type

- level: error
- shows: steps

A tap may name a view by its type. No screen of the app holds one of this type.

```diff
-tap PageCurl
+tap "Photo"
 expect visible
```
# a file holds Swift and nothing that a spec says

- level: error
- shows: file

The file declares no app, no screen and no scenario, so that there is nothing to run or to include.
Views pasted from Swift need an `app` that shows them.

```diff
-import Foundation
+app Gallery {
+    ios 17
+    device "iPhone 15"

-let answer = 42
+    Text("a")
+}
```
# something was kept or assumed

- level: note
- flags: --strict
- shows: screen

Code that is not understood and does not seem to concern the bar is assumed to leave it alone. `sbar
check` and `--strict` list such code; declare or include what it names and it is not an assumption
any more.

```diff
 screen Home {
     Text("a")
-        .shimmering()
+        .padding()
 }
```
# a known defect is switched on where it cannot happen

- level: error
- shows: scenario

A defect belongs to the releases and devices that had it. In none of the cells of this scenario can
it happen, so that switching it on would say nothing. `sbar explain Q7` tells where one belongs.

```diff
-scenario "photos" on ios 17, quirks Q7 {
+scenario "photos" on ios 17, quirks off {
     launch
     expect visible
 }
```
# a preview is not a step by itself

- level: error
- shows: file

A preview goes on as long as the finger presses: it is begun, and then finished or cancelled. It
needs a phone with 3D Touch.

```diff
 app Gallery {
     ios 12
     device "iPhone 8"

     Feed()
 }

 class Feed: UIViewController { }

 class Photo: UIViewController { }

 scenario "a preview" {
     launch
-    peek Photo
+    begin peek Photo
+    cancel
     expect visible
 }
```
# a range holds a release that is not written out

- level: note
- flags: --strict
- shows: file

A range holds its ends, each major release between them, and each release in between where a rule
changes that the file uses. `--strict` names the ones that were added.

```diff
 app Gallery {
-    ios 8...9
+    ios [8, 9]
     device "iPhone 6"

     Feed()
 }

 class Feed: UIViewController { }

 class Card: UIViewController { }

 scenario "a card" {
     launch
     present Card as custom
     expect visible
 }
```
# there is no scene of that name

- level: error
- shows: steps

A step opens or closes a scene that the app does not declare. Scenes are declared in the app: `scene
Reader { Page() }`.

```diff
-open scene Reader
+push Photo
 expect visible
```
# a number follows something that is not counted

- level: error
- shows: steps

`#2` tells living instances of a screen apart. What is about to be made has no number yet, and
states have none.

```diff
-push Photo#2
+push Photo
+push Photo
 expect visible
```
# the scenarios of a file would run in too many cells

- level: error
- shows: command

All scenarios of a file together may have 100,000 cells. Spread fewer settings at once, or put the
scenarios into several files.

```diff
-sbar test all-scenarios.sbar
+sbar test first-scenarios.sbar other-scenarios.sbar
```
# the files of a run would come to too many cells

- level: error
- shows: command

All files of a run together may have ten million cells, counted before the first of them runs, where
there are more than a hundred. Nothing ran: run them in parts.

```diff
-sbar test Generated
+sbar test Generated --shard 1/4
```
# the cells of a file would run too many steps

- level: error
- shows: command

All cells of a file together may run ten million steps, which are counted before the first of them
runs. Spread fewer settings at once where a scenario is long, or put the scenarios into several
files.

```diff
-sbar test all-steps.sbar
+sbar test first-scenarios.sbar other-scenarios.sbar
```
# a spec is too large

- level: error
- shows: command

A file and all that it includes have 8 MB at most. Put the scenarios into several files, each with
the same `include` of the app.

```diff
-sbar test nine-megabytes.sbar
+sbar test first-scenarios.sbar other-scenarios.sbar
```
# a spec has too many words

- level: error
- shows: command

A file and all that it includes have at most 200,000 words and signs, and one more for each 15
bytes: an ordinary text of 3 MB has fewer, one of nothing but short words reaches it before. So
whatever a text is made of, reading and running it takes at most 100 MB and twenty times its size.
Put the scenarios into several files, each with the same `include` of the app.

```diff
-sbar test many-words.sbar
+sbar test first-scenarios.sbar other-scenarios.sbar
```
# the first screen of an app is not known

- level: warning
- shows: file

A launch shows the root of the app: what is in its block, the scene of `@main struct …: App`, or the
root that a delegate gives its window. Where a storyboard names it, or code that is not read, a
scenario cannot be decided.

```diff
 app Gallery {
     ios 17
     device notch
+
+    Home()
 }

 screen Home { Text("a") }

 scenario "start" {
     launch
     expect visible
 }
```
# a scenario expects nothing

- level: error
- shows: steps

It would pass whatever the bar does. A scenario that only shows that its steps can be done may say
`expect definite` at the end.

```diff
 tap "Photo"
+expect visible
```
# a condition holds in no cell

- level: error
- shows: steps

The facts before `when` are compared only in cells where the condition holds, and there is none: the
line could not fail.

```diff
-expect visible when ios >= 18
+expect visible when ios >= 17
```
# a condition is not true or false by itself

- level: error
- shows: steps

A release or an appearance is compared with something; only states that are true or false be alone.

```diff
-expect visible when appearance
+expect visible when appearance == light
```
# values without an order are compared

- level: error
- shows: steps

`light` is neither more nor less than `dark`. Such values are equal or they are not.

```diff
-expect visible when appearance > light
+expect visible when appearance == light
```
# `by` follows a fact without a decider

- level: error
- shows: steps

`by` names who answered, so it follows what a controller was asked: `hidden`, `visible`, `light`,
`dark`, `automatic` or `style`.

```diff
-expect covered by Home
+expect visible by Gallery
```
# an expectation contradicts itself

- level: error
- shows: steps

No bar can be both at once, so the line could never hold.

```diff
-expect hidden, light
+expect visible, dark
```
# a whole route names a controller without a property

- level: error
- shows: steps

`asked [ … ]` is a whole route, and each question in it is a property of a controller. `asked
including [ … ]` takes a controller alone.

```diff
-expect asked [Home]
+expect asked including [Gallery]
```
# what is asked is not a question

- level: error
- shows: steps

A question is a screen, or a property of one that the system reads: `Feed.prefersStatusBarHidden`.

```diff
-expect not asked 3
+expect not asked Photo
```
# a route is empty

- level: error
- shows: steps

An empty list names no walk that it could be compared with.

```diff
-expect asked []
+expect not asked Photo
```
# a list of life-cycle events holds something else

- level: error
- shows: steps

An entry is a moment of a screen's life, `Home.onAppear` or `Feed.viewDidAppear`.

```diff
-expect lifecycle [Home]
+expect visible
```
# something is expected before the app is launched

- level: error
- shows: scenario

Nothing is on screen yet. `begin launch` stops at the launch screen.

```diff
 scenario "photos" {
+    begin launch
     expect visible
-    launch
+    finish
     expect visible
 }
```
# something is done before the app is launched

- level: error
- shows: scenario

The app is not running. Only `set` may come before `launch`: it changes what a variable begins with.

```diff
 scenario "photos" {
+    launch
     tap "Photo"
-    launch
     expect visible
 }
```
# something is expected where a question is asked

- level: error
- shows: command

`sbar ask` tells what is, and expects nothing. An expectation belongs in a spec, for `sbar test`;
`--write` makes one of the answers.

```diff
-sbar ask 'Text("a")' --then 'expect hidden'
+sbar ask 'Text("a")' --then launch
```
# a law claims what no situation shows

- level: error
- shows: file

A law of an exploration is held against each situation that can be reached, whatever led there. It
claims what is seen then, a `flash` on the way there, or an expression; not what one step asked,
animated or called. `never` takes one fact whose contrary has a word, so that a counterexample can
expect it.

```diff
 app Gallery {
     ios 18
     device notch

     NavigationStack { Home() }
 }

 screen Home { Text("Photos") }

 exploration "gallery" {
-    always animated
+    always visible
 }
```
# a fact does not hold

- level: failed
- shows: steps

The bar, or what the fact speaks of, is not what the expectation says. The block names the rules
that decided, in the order in which the system asks, and the places that they read.

```diff
-expect hidden
+expect visible
```
# a fact depends on something unknown

- level: undecided
- shows: file

The answer differs with something that the file does not say, so that neither pass nor failure would
be true. Set it before, run the scenario over its values, or expect `unknown`.

```diff
 app Gallery {
     ios 17
     device "iPhone 15"
     input isPremium

     Text("a")
         .statusBarHidden(isPremium)
 }

-scenario "photos" {
+scenario "photos" on isPremium [true, false] {
     launch
-    expect hidden
+    expect hidden when isPremium
+    expect visible when !isPremium
 }
```
# light or dark is expected of a hidden bar

- level: broken
- shows: steps

A hidden bar has no text whose colour could be compared. Expect `hidden`, or its requested style.

```diff
 tap "Full screen"
-expect dark
+expect hidden
```
# a step cannot be done

- level: broken
- shows: steps

What the step names is not on screen, is covered, or could be several things; the hint lists what is
there. The scenario ends at this step, which counts as a failure.

```diff
+tap "Full screen"
 tap "Photo"
-tap "Full screen"
-expect visible
+expect hidden
```
# the app would crash

- level: broken
- shows: file

UIKit ends the app here with an exception. The block names the rule, and the place that leads to it.

```diff
 app Gallery {
     ios 17
     device "iPhone 15"

-    window Empty { }
+    window Full { Text("a") }
 }

 scenario "photos" {
     launch
     expect visible
 }
```
# a step leads to something that is not modelled

- level: broken
- shows: file

Code takes a controller away while it is still on its way in. UIKit puts that off or refuses it;
which of the two is not documented.

```diff
 app Gallery {
     ios 17
     device "iPhone 15"

     Feed()
 }

 class Feed: UIViewController {
     func open() { present(Card(), animated: true) }
 }

 class Card: UIViewController {
-    override func viewWillAppear(_ animated: Bool) { dismiss(animated: true) }
+    override func viewDidAppear(_ animated: Bool) { dismiss(animated: true) }
 }

 scenario "a card" {
     launch
     call Feed.open
     expect visible
 }
```
# a condition depends on something unknown

- level: undecided
- shows: file

Whether the line counts at all is unknown. Set what the condition speaks of, or run the scenario
over its values.

```diff
 app Gallery {
     ios 17
     device "iPhone 15"
     input isPremium

     Text("a")
         .statusBarHidden(isPremium)
 }

-scenario "photos" {
+scenario "photos" on isPremium [true, false] {
     launch
     expect hidden when isPremium
 }
```
# a condition held in no cell

- level: failed
- shows: steps

The facts before `when` were compared nowhere, so the line could not fail. Run the scenario over the
values that the condition speaks of.

```diff
-expect hidden when isFull
+expect visible when !isFull
```
# a value that holds lags behind

- level: note
- flags: --verbose
- shows: file

The expectation holds for the bar as it was last drawn, and a question now would be answered
differently: no update was requested. On a device the bar changes with the next event that asks.

```diff
 app Gallery {
     ios 17
     device "iPhone 15"

     Feed()
 }

 class Feed: UIViewController {
     var isFull = false
     override var prefersStatusBarHidden: Bool { isFull }
     func enter() { isFull = true }
 }

 scenario "photos" {
     launch
     call Feed.enter
-    expect visible, advice changeWithoutRequest
+    request update
+    expect hidden
 }
```
# a verdict changes with the known defects

- level: note
- flags: --verbose
- shows: file

With the known defects of that release the scenario would end differently. `quirks on` in a header
runs it with them, and `quirks off` says that they do not matter.

```diff
 app Gallery {
-    ios 13
+    ios 17
     device homeButton
     state isFull = false

     NavigationView { Home() }
         .statusBarHidden(isFull)
 }

 screen Home {
     Button("Toggle") { isFull.toggle() }
 }

 scenario "there and back" {
     launch
     tap "Toggle"
     tap "Toggle"
     expect navigationBar not overlapping
 }
```
# the state of a screen is read that is not alive

- level: broken
- shows: scenario

The line reads a property of a screen that is neither on screen nor below another one, so that there
is no value to compare.

```diff
 screen Page {
     state isDark = false

     Text("a")
 }

 scenario "a page" {
     launch
+    push Page
     expect Page.isDark == false
 }
```
# a step means one of several instances of a screen

- level: note
- flags: --verbose
- shows: file

Several instances of the screen are alive, and the topmost is taken. `Photo#1` names the one at the
back.

```diff
 app Gallery {
     ios 17
     device "iPhone 15"

     Feed()
 }

 class Feed: UIViewController {
     var isFull = false
     override var prefersStatusBarHidden: Bool { isFull }
 }

 scenario "two of a kind" {
     launch
     present Feed as fullScreen
-    set Feed.isFull = true
+    set Feed#2.isFull = true
     request update
     expect hidden
 }
```
# a colour is that of the leading part of a bar of two colours

- level: note
- flags: --verbose
- shows: file

With two columns side by side the bar is of two parts from iOS 26 on (U29). A plain `light` or
`dark` speaks of the leading one; `leading dark, trailing light` says both.

```diff
 app Columns {
     ios 26
     device pad
     orientation landscape

     UISplitViewController {
         Menu()
         Page()
     }
 }

 class Menu: UIViewController {
     override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
 }

 class Page: UIViewController {
     override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
 }

 scenario "columns" {
     launch
-    expect light
+    expect leading light, trailing dark
 }
```
# a verdict changes with the SDK, which is not set

- level: note
- flags: --verbose
- shows: file

iOS treats apps by the SDK that they were linked with. No `sdk` is set, so that of the release was
taken, and an app linked with an older one would end differently. Write the one that the app is
linked with.

```diff
 app Gallery {
     ios 12
+    sdk 12
     device homeButton
     orientation landscape

     Home()
 }

 screen Home: UIViewController

 scenario "on its side" {
     launch
     expect hidden
 }
```
# a verdict rests on assumptions

- level: undecided
- flags: --strict
- shows: screen

With `--strict` a verdict that would change with an assumption is undecided: code that was not
understood, a rule that sources dispute, a likely value that is not written down. The block lists
them, and how each is settled.

```diff
 screen Home {
     Text("a")
-        .shimmering()
+        .padding()
 }
```
# a scenario with a known issue passes

- level: failed
- shows: scenario

A scenario with a `known issue` has to fail, so that the words are not forgotten. This one passes:
the issue is gone.

```diff
-scenario "the bar is there" known issue "it was hidden at first" {
+scenario "the bar is there" {
     launch
     expect visible
 }
```
# an expectation is a blank

- level: blank
- shows: steps

`expect ?` states nothing. `sbar test --update` writes there what the bar does; read it before you
keep it.

```diff
-expect ?
+expect visible
```
# more fails than is listed

- level: failed
- shows: command

Of one file 20,000 expectations that do not hold are listed, and of each other cell the first. This
line says how many more there are. Something that all of them share is wrong: mend the first ones,
and run again.

```diff
-sbar test all-failures.sbar
+sbar test first-scenarios.sbar other-scenarios.sbar
```
# a law of an exploration fails

- level: failed
- shows: command

A law holds in every situation that a person can reach. `sbar explore` shows the shortest way to one in
which it does not, as a scenario, and `sbar test` the step of a scenario that leads to one. `reachable`
wants a situation in which its facts hold, and with `while` a way to one from each situation in which
that holds: it fails where no way leads there. Mend the app, say by `while` where the law counts, or try
by `with` what code does by itself.

```diff
-sbar explore no-way.sbar
+sbar explore way.sbar
```
# a law of an exploration stays open

- level: undecided
- shows: command

Nothing that was tried is against the law, and it does not hold for certain: it counts in no situation
that can be reached, an input decides that is neither set nor true or false, or there are more
situations than may be seen. A law that counts nowhere tests nothing: mend its `while`, or give the
search what it needs by `with`. An input is set in the header; `--situations` lets a search go farther,
and `without` and `at most` make it smaller.

```diff
-sbar explore way.sbar --situations 1
+sbar explore way.sbar
```
# what code asks of the bar is not heard

- level: failed
- flags: audit
- shows: file

An override, a modifier or a key asks for a bar, its screen is in front, and the bar is another one by
a default: what decides there says nothing of its own. Let it hand the question on, or ask where it is
heard. `sbar audit` tells it with the shortest way there. It is `likely` where a disputed rule decides,
or what wins asks for something as well.

```diff
 app Drawer {
     ios 17
     device "iPhone 15"

     DrawerController { Main() }
 }

 container DrawerController: UIViewController {
-    var isOpen = false
+    override var childForStatusBarStyle: UIViewController? { children.first }
 }

 class Main: UIViewController {
     override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
 }
```
# the bar is another one after a way back

- level: failed
- flags: audit
- shows: file

A person leaves a screen and comes back, by a tap, a swipe, a tab, the background or a turn of the
device, and the bar is not what it was, though nothing was asked for in between. Mostly a flag is set
and not set back. Set it back where its screen goes, or ask UIKit again where it comes. The same is
told of a value that changed while nothing asked UIKit again: the bar stays what it was until
something else asks, a turn of the device for one. Ask for an update after the change (U20).

```diff
 app Gallery {
     ios 17
     device "iPhone 15"

     Shelf()
 }

 struct Shelf: View {
     @State private var hidesBar = false

     var body: some View {
         NavigationStack {
             NavigationLink("Photo") { Photo(hidesBar: $hidesBar) }
         }
         .statusBarHidden(hidesBar)
     }
 }

 struct Photo: View {
     @Binding var hidesBar: Bool

     var body: some View {
         Button("Zoom") { hidesBar = true }
+            .onDisappear { hidesBar = false }
     }
 }
```
# the text of the bar has the colour of what lies under it

- level: failed
- flags: audit
- shows: file

Light text lies on something light, or dark text on something dark, as far as `backdrop`, a background
or a colour scheme says what lies there: the time and the battery can hardly be read. Ask for the other
style, or change what lies under the bar. Of SwiftUI's views `ZStack { Color.black.ignoresSafeArea(); … }`
is read, where nothing else is drawn up there.

```diff
 app Gallery {
     ios 17
     device "iPhone 15"

     UINavigationController { White() }.isNavigationBarHidden(true)
 }

 screen White: UIViewController {
-    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
+    override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
     backdrop bright
 }
```
# the bar changes for a moment and changes back

- level: warning
- flags: audit
- shows: file

On its way from one screen to the next the bar is seen in a third way, which neither end has: it
flashes. Mostly a screen comes with one answer and corrects it once it is there. Give it the right
answer before it is shown. The model knows how often UIKit asks, not how a device draws the frames in
between: it is never more than likely.

```diff
 app Gallery {
     ios 17
     device "iPhone 15"

     Home()
 }

 class Home: UIViewController {
     override func viewDidLoad() {
         navigationItem.rightBarButtonItem = UIBarButtonItem(
             title: "Next", style: .plain, target: self, action: #selector(next)
         )
     }
     @objc func next() {
         let page = Page()
         page.modalPresentationStyle = .fullScreen
         present(page, animated: true)
     }
 }

 class Page: UIViewController {
-    var isFull = true
+    var isFull = false
     override var prefersStatusBarHidden: Bool { isFull }
     override func viewDidAppear(_ animated: Bool) {
         isFull = false
         setNeedsStatusBarAppearanceUpdate()
     }
 }
```
# an application-level setter does nothing while view controllers decide

- level: warning
- shows: file

With `UIViewControllerBasedStatusBarAppearance` missing or YES the application's setters are deaf
(U7). Answer in the controller that decides, or set the key to NO and let the application decide
everything.

```diff
 app Gallery {
     ios 17
     device "iPhone 15"

     Feed()
 }

 class Feed: UIViewController {
-    func enter() { UIApplication.shared.isStatusBarHidden = true }
+    var isFull = false
+    override var prefersStatusBarHidden: Bool { isFull }
+
+    func enter() {
+        isFull = true
+        setNeedsStatusBarAppearanceUpdate()
+    }
 }

 scenario "photos" {
     launch
     call Feed.enter
-    expect visible
+    expect hidden
 }
```
# an application-level setter does nothing in an app built with the iOS 27 SDK

- level: warning
- shows: file

Linked with that SDK, the application's setters are gone whatever Info.plist says. View controllers
have to answer, with `UIViewControllerBasedStatusBarAppearance` set to YES.

```diff
 app Gallery {
     ios 27
     device "iPhone 15"
-    plist {
-        UIViewControllerBasedStatusBarAppearance = NO
-    }

     Feed()
 }

 class Feed: UIViewController {
-    func enter() { UIApplication.shared.isStatusBarHidden = true }
+    var isFull = false
+    override var prefersStatusBarHidden: Bool { isFull }
+
+    func enter() {
+        isFull = true
+        setNeedsStatusBarAppearanceUpdate()
+    }
 }

 scenario "photos" {
     launch
     call Feed.enter
-    expect visible
+    expect hidden
 }
```
# the walk never reaches this controller

- level: warning
- shows: file

UIKit asks the root, and then only the child that each container names. Plain containers name none
(U28), and what is presented without control is not asked either (U34). Name the child in the
container, or answer there.

```diff
 app Gallery {
     ios 17
     device "iPhone 15"

     Drawer { Feed() }
 }

-container Drawer: UIViewController { }
+container Drawer: UIViewController {
+    childForStatusBarHidden = children.first
+}

 class Feed: UIViewController {
     override var prefersStatusBarHidden: Bool { true }
 }

 scenario "photos" {
     launch
-    expect visible
+    expect hidden
 }
```
# a navigation controller whose bar is shown answers for the style itself

- level: warning
- shows: file

The style follows the `barStyle` of a navigation bar that is shown, and the controller inside is not
asked for it (U22). Set the bar's style, or let a subclass name its top controller.

```diff
 app Gallery {
     ios 17
     device "iPhone 15"

-    UINavigationController { Feed() }
+    Stack { Feed() }
+}
+
+container Stack: UINavigationController {
+    childForStatusBarStyle = topViewController
 }

 class Feed: UIViewController {
     override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
 }

 scenario "photos" {
     launch
-    expect dark
+    expect light
 }
```
# the capture flag does nothing here

- level: warning
- shows: file

`modalPresentationCapturesStatusBarAppearance` hands the bar to a presentation that would not have
it. One in full screen has it anyway (U33).

```diff
 app Gallery {
     ios 17
     device "iPhone 15"

     Feed()
 }

 class Feed: UIViewController { }

 class Card: UIViewController {
     override var prefersStatusBarHidden: Bool { true }
 }

 scenario "a card" {
     launch
-    present Card as fullScreen, capturing
+    present Card as overFullScreen, capturing
     expect hidden
 }
```
# this key of Info.plist is for the launch screen only

- level: warning
- shows: file

With view controllers in charge `UIStatusBarStyle` and `UIStatusBarHidden` dress the launch screen
and are forgotten with the first window (U3). Answer in the controller that decides.

```diff
 app Gallery {
     ios 17
     device "iPhone 15"
-    plist {
-        UIStatusBarStyle = UIStatusBarStyleLightContent
-    }

     Feed()
 }

-class Feed: UIViewController { }
+class Feed: UIViewController {
+    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
+}

 scenario "photos" {
     launch
-    expect dark
+    expect light
 }
```
# a preference changed without a request for an update

- level: warning
- shows: file

UIKit reads a preference at certain events, and at no other time (U20): a change alone leaves the
bar as it was until something happens to ask. Call `setNeedsStatusBarAppearanceUpdate()` after the
change.

```diff
 app Gallery {
     ios 17
     device "iPhone 15"

     Feed()
 }

 class Feed: UIViewController {
     var isFull = false
     override var prefersStatusBarHidden: Bool { isFull }
-    func enter() { isFull = true }
+
+    func enter() {
+        isFull = true
+        setNeedsStatusBarAppearanceUpdate()
+    }
 }

 scenario "photos" {
     launch
     call Feed.enter
-    expect visible
+    expect hidden
 }
```
# this call is deprecated, though it still works

- level: warning
- shows: file

Apple marks it as on its way out: it works on the releases of this scenario, and on a later one it
may not. View controllers answer in its place, and `toolbarVisibility(_:for: .statusBar)` does in
SwiftUI from iOS 27 on.

```diff
 app Gallery {
     ios 17
     device "iPhone 15"
-    plist {
-        UIViewControllerBasedStatusBarAppearance = NO
-    }

     Feed()
 }

 class Feed: UIViewController {
-    func enter() { UIApplication.shared.isStatusBarHidden = true }
+    var isFull = false
+    override var prefersStatusBarHidden: Bool { isFull }
+
+    func enter() {
+        isFull = true
+        setNeedsStatusBarAppearanceUpdate()
+    }
 }

 scenario "photos" {
     launch
     call Feed.enter
     expect hidden
 }
```
# a NavigationStack does not read statusBarHidden on a screen that it pushes

- level: warning
- shows: file

The modifier counts on the stack, not on what lies in it (S18). Put it there and drive it by a state
that the screens set, and set back when they go.

```diff
 app Gallery {
     ios 17
     device "iPhone 15"
+    state isFull = false

     NavigationStack {
         NavigationLink("Photo") { Photo() }
     }
+    .statusBarHidden(isFull)
 }

 screen Photo {
     Image("bridge")
-        .statusBarHidden()
+        .onAppear { isFull = true }
+        .onDisappear { isFull = false }
 }

 scenario "a photo" {
     launch
     tap "Photo"
+    expect hidden
+    back
     expect visible
 }
```
# SwiftUI's modifiers do nothing while Info.plist gives the bar to the application

- level: warning
- shows: file

SwiftUI speaks through a hosting controller, and with `UIViewControllerBasedStatusBarAppearance` set
to NO no controller is asked (S2).

```diff
 app Gallery {
     ios 17
     device "iPhone 15"
-    plist {
-        UIViewControllerBasedStatusBarAppearance = NO
-    }

     Image("bridge")
         .statusBarHidden()
 }

 scenario "a photo" {
     launch
-    expect visible
+    expect hidden
 }
```
# a toolbar colour scheme does nothing while the bar's background is not shown

- level: warning
- shows: file

`toolbarColorScheme` dresses the bar's background, and counts once that is there: after scrolling,
or with `toolbarBackground(.visible, for: .navigationBar)`, which iOS 18 renamed
`toolbarBackgroundVisibility`. Under a hidden bar it never counts; `preferredColorScheme` needs no
bar.

```diff
 app Gallery {
     ios 17
     device "iPhone 15"

     NavigationStack {
         List { Text("a") }
             .toolbarColorScheme(.dark, for: .navigationBar)
+            .toolbarBackground(.visible, for: .navigationBar)
     }
 }

 scenario "a list" {
     launch
-    expect dark
+    expect light
 }
```
# two statusBarHidden modifiers of one tree disagree

- level: warning
- shows: file

Which of them counts is disputed (D2): taken is the outermost on a branch, and a hidden one among
siblings. Keep one, and let a state decide.

```diff
 app Gallery {
     ios 17
     device "iPhone 15"

     VStack {
         Image("bridge")
-            .statusBarHidden(true)
     }
     .statusBarHidden(false)
 }

 scenario "a photo" {
     launch
     expect visible
 }
```
# a UIKit controller used as a view answers in place of SwiftUI's modifiers

- level: warning
- shows: file

A controller in a representable is asked before the tree around it (S8), so that the modifiers
outside do not count. Override in that controller, or embed a plain `UIView`.

```diff
 app Gallery {
     ios 17
     device "iPhone 15"

     Home()
 }

 screen Home {
     Player()
-        .statusBarHidden(true)
 }

 class Film: UIViewController {
-    override var prefersStatusBarHidden: Bool { false }
+    override var prefersStatusBarHidden: Bool { true }
 }

 struct Player: UIViewControllerRepresentable {
     func makeUIViewController(context: Context) -> Film { Film() }
     func updateUIViewController(_ film: Film, context: Context) { }
 }

 scenario "a film" {
     launch
-    expect visible
+    expect hidden
 }
```
# a sheet's content is not asked about the status bar

- level: warning
- shows: file

A sheet does not take control of the bar: what presents it goes on deciding (S22). Put the modifier
on the presenter, or present a full-screen cover.

```diff
 app Gallery {
     ios 17
     device "iPhone 15"

     Home()
 }

 screen Home {
     state isOpen = false

     Button("Card") { isOpen = true }
-        .sheet(isPresented: $isOpen) { Card() }
+        .fullScreenCover(isPresented: $isOpen) { Card() }
 }

 screen Card {
     Text("a")
         .statusBarHidden()
 }

 scenario "a card" {
     launch
     tap "Card"
-    expect visible
+    expect hidden
 }
```
# a window that has no scene is not on screen from iOS 13 on

- level: warning
- shows: file

From iOS 13 a window belongs to a scene; one without a scene is not shown and not asked (U44). Make
it by `UIWindow(windowScene:)`.

```diff
 app Gallery {
     ios 17
     device "iPhone 15"
     lifecycle sceneDelegate

     Feed()

-    window Front(level: .alert, isHidden: true, windowScene: nil) { Toast() }
+    window Front(level: .alert, isHidden: true) { Toast() }
 }

 class Feed: UIViewController { }

 class Toast: UIViewController {
     override var prefersStatusBarHidden: Bool { true }
 }

 scenario "a toast" {
     launch
     call { Front.isHidden = false }
-    expect visible
+    expect hidden
 }
```
# a tab bar controller hands this question on to its selected tab

- level: warning
- shows: file

A tab bar controller names its selected tab for both questions (U24), so that its own answers are
not read. Answer in the tabs, or return nil from the child's property.

```diff
 app Gallery {
     ios 17
     device "iPhone 15"

     Tabs {
         tab "One" { Feed() }
     }
 }

 container Tabs: UITabBarController {
     preferredStatusBarStyle = .lightContent
+    childForStatusBarStyle = nil
 }

 class Feed: UIViewController { }

 scenario "tabs" {
     launch
-    expect dark
+    expect light
 }
```
# view controllers are not asked while Info.plist gives the bar to the application

- level: warning
- shows: file

With `UIViewControllerBasedStatusBarAppearance` set to NO the application's setters decide, and no
controller is asked (U2).

```diff
 app Gallery {
     ios 17
     device "iPhone 15"
-    plist {
-        UIViewControllerBasedStatusBarAppearance = NO
-    }

     Feed()
 }

 class Feed: UIViewController {
     override var prefersStatusBarHidden: Bool { true }
 }

 scenario "photos" {
     launch
-    expect visible
+    expect hidden
 }
```
# nothing is presented from a controller whose view is in no window yet

- level: warning
- shows: file

`viewDidLoad` and `viewWillAppear` of the first screen run before its view is in a window, and so does
`viewDidLoad` of what is being presented. UIKit says so in the log and presents nothing (U17).

```diff
 app Gallery {
     ios 17
     device "iPhone 15"

     Feed()
 }

 class Feed: UIViewController {
-    override func viewDidLoad() {
-        super.viewDidLoad()
+    override func viewDidAppear(_ animated: Bool) {
+        super.viewDidAppear(animated)
         let welcome = Welcome()
         welcome.modalPresentationStyle = .fullScreen
         present(welcome, animated: true)
     }
 }

 class Welcome: UIViewController {
     override var prefersStatusBarHidden: Bool { true }
 }

 scenario "the first screen" {
     launch
-    expect visible
+    expect hidden
 }
```
# a name is never used

- level: warning
- flags: lint
- shows: file

A state that nothing reads or sets, a function that nothing calls, or a hidden window that nothing
shows, is left over, or its use is missing. `sbar lint --fix=all` takes a state out.

```diff
 app Gallery {
     ios 17
     device "iPhone 15"
-    state isFull = false
+    state isFull = true

     Image("bridge")
-        .statusBarHidden()
+        .statusBarHidden(isFull)
 }

 scenario "a photo" {
     launch
     expect hidden
 }
```
# a screen is never reached

- level: warning
- flags: lint
- shows: file

No scenario brings the screen to life in any cell, so that whatever it asks for is not tested.

```diff
 app Gallery {
     ios 15
     device "iPhone 13"

     Home()
 }

 class Home: UIViewController {
     override var prefersStatusBarHidden: Bool { true }
 }

 class Photo: UIViewController { }

 scenario "home" {
     launch
     expect hidden
+    present Photo as fullScreen
+    expect visible
 }
```
# a scenario passes whatever the app asks for

- level: warning
- flags: lint
- shows: file

All its expectations hold, too, when every override, modifier and setter that asks for a bar is
taken out, and when each asks for the contrary: it tests iOS and not the app. Expect something that
a setting decides. Left alone are scenarios in which something asks in vain, or nothing asks at all,
or windows are shown, and those that name iOS as the one who decides: `expect hidden by device`.

```diff
 app Gallery {
     ios 15
     device "iPhone 13"

     Home()
 }

 class Home: UIViewController {
     var isFull = false
     override var prefersStatusBarHidden: Bool { isFull }
 }

 scenario "home" {
     launch
-    rotate landscape
+    expect visible
+    set Home.isFull = true
+    request update
     expect hidden
 }
```
# a scenario passes on assumptions

- level: warning
- flags: lint
- shows: file

The verdict would change with something that is taken for granted: code that was not understood, a
rule that sources dispute, a backdrop that is not described. The notes say which; a setting that is
written is not one.

```diff
 app Gallery {
     ios 17
     device "iPhone 15"

+    Home()
+}
+
+screen Home {
+    backdrop bright
+
     Image("bridge")
-        .shimmering()
-        .statusBarHidden(false)
 }

 class Film: UIViewController {
     override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
 }

 scenario "a film" {
     launch
     expect dark
     present Film as fullScreen
     expect light
 }
```
# a shared state hides the bar and nothing sets it back

- level: warning
- flags: lint
- shows: file

A state of the app outlives the screens that set it. If all code gives it one value, the bar stays
as it is when the screen has gone. Set it back where the screen disappears.

```diff
 app Gallery {
     ios 17
     device "iPhone 15"
     state isFull = false

     NavigationStack { Home() }
         .statusBarHidden(isFull)
 }

 screen Home {
     NavigationLink("Photo") { Photo() }
 }

 screen Photo {
     Image("bridge")
         .onAppear { isFull = true }
+        .onDisappear { isFull = false }
 }

 scenario "a photo" {
     launch
     tap "Photo"
     expect hidden
 }
```
# a technique is not there yet on a release that is run

- level: warning
- flags: lint
- shows: file

The text names something of Apple's that came later than the oldest release of the scenarios: the
app would not start there, or not compile. Leave out the older releases, or write what they have
with `#available`.

```diff
 app Gallery {
-    ios [15, 17]
+    ios [16, 17]
     device "iPhone 13"

     NavigationStack { Image("bridge") }
         .statusBarHidden()
 }

 scenario "a photo" {
     launch
     expect hidden
 }
```
# a limit was never measured

- level: warning
- flags: lint
- shows: file

`hideUntilScrolled` and `hideUntilPulled` were measured with their own limits, -3 and 2 points (S53,
S56). What another one does was never measured on a device.

```diff
 import ScrollKit 0.6

 app Gallery {
     ios 17
     device "iPhone 15"

     Home()
 }

 screen Home {
     state y = 0

     ScrollViewWithOffsetTracking(onScroll: { y = $0 }) { Text("Rows") }
-        .hide(if: $y, ifGreaterThan: -10)
+        .hideUntilScrolled(using: $y)
 }

 scenario "scrolled" {
     launch
     scroll to -20
     expect visible
     scroll to 0
     expect hidden
 }
```
# an allowance gives no reason

- level: error
- shows: screen

A comment that allows a code tells the next reader why that is right here. The reason comes after a
colon.

```diff
 screen Home {
-    // allow SB6009
     Text("a")
         .statusBarHidden()
 }
```
# an allowance of a code that cannot be allowed

- level: error
- shows: screen

Warnings can be allowed by a comment, SB6001 and later. Mistakes cannot, for nothing would run, and
verdicts cannot: expect what is, or name the problem with `because`.

```diff
 screen Home {
-    // allow SB4100: it is known to fail
     Text("a")
         .statusBarHidden()
 }
```
# an allowance is not needed

- level: warning
- shows: file

The code does not come up in what the comment covers: the line that it ends, the declaration below
it, or the file. It was mended, or the comment is in the wrong place. Take it out.

```diff
 app Gallery {
     ios 17
     device "iPhone 15"

-    // allow SB6009: the stack is a library's
-    Image("bridge")
-        .statusBarHidden()
+    NavigationStack {
+        NavigationLink("Photo") {
+            Image("bridge")
+                // allow SB6009: the stack is a library's
+                .statusBarHidden()
+        }
+    }
 }

 scenario "a photo" {
     launch
-    expect hidden
+    tap "Photo"
+    expect visible
 }
```
// A parser of specs of the iOS status bar for tree-sitter, of ABI 14. The tokens are found by the
// scanner below, as sbar's own lexer finds them; the grammar only nests brackets.
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef uint16_t TSSymbol;
typedef uint16_t TSStateId;
typedef struct TSLexer TSLexer;
struct TSLexer {
  int32_t lookahead;
  TSSymbol result_symbol;
  void (*advance)(TSLexer *, bool);
  void (*mark_end)(TSLexer *);
  uint32_t (*get_column)(TSLexer *);
  bool (*is_at_included_range_start)(const TSLexer *);
  bool (*eof)(const TSLexer *);
};
typedef struct {
  bool visible, named, supertype;
} TSSymbolMetadata;
typedef union {
  struct {
    uint8_t type;
    TSStateId state;
    bool extra, repetition;
  } shift;
  struct {
    uint8_t type, child_count;
    TSSymbol symbol;
    int16_t dynamic_precedence;
    uint16_t production_id;
  } reduce;
  uint8_t type;
} TSParseAction;
typedef union {
  TSParseAction action;
  struct {
    uint8_t count;
    bool reusable;
  } entry;
} TSParseActionEntry;
typedef struct {
  uint16_t lex_state, external_lex_state;
} TSLexMode;
typedef struct {
  uint32_t version, symbol_count, alias_count, token_count, external_token_count, state_count,
      large_state_count, production_id_count, field_count;
  uint16_t max_alias_sequence_length;
  const uint16_t *parse_table, *small_parse_table;
  const uint32_t *small_parse_table_map;
  const TSParseActionEntry *parse_actions;
  const char *const *symbol_names;
  const char *const *field_names;
  const void *field_map_slices, *field_map_entries;
  const TSSymbolMetadata *symbol_metadata;
  const TSSymbol *public_symbol_map;
  const uint16_t *alias_map;
  const TSSymbol *alias_sequences;
  const TSLexMode *lex_modes;
  bool (*lex_fn)(TSLexer *, TSStateId);
  bool (*keyword_lex_fn)(TSLexer *, TSStateId);
  TSSymbol keyword_capture_token;
  struct {
    const bool *states;
    const TSSymbol *symbol_map;
    void *(*create)(void);
    void (*destroy)(void *);
    bool (*scan)(void *, TSLexer *, const bool *);
    unsigned (*serialize)(void *, char *);
    void (*deserialize)(void *, const char *, unsigned);
  } external_scanner;
  const TSStateId *primary_state_ids;
} TSLanguage;

// What a line is about; what a word is in any line; what has to follow the first word of one.
enum { K_CODE, K_HEADER, K_SETTING, K_STEP, K_EXPECTATION, K_COUNT };
enum { M_NONE, M_VALUE, M_KEYWORD, M_KEYWORD_BEFORE_COLON, M_BEFORE_NAME, M_ACCESSOR };
typedef struct {
  const char *spelling;
  uint8_t meaning, line_class, line_kind, follower, in_line[K_COUNT];
} Word;
typedef struct {
  const char *signs;
  bool may_be_number, may_be_missing, is_path;
} Follower;

// A string that is open, and the brackets in the code of `\(…)`; none while its text is read.
typedef struct {
  uint8_t quote, pounds, is_long, brackets;
} Frame;
enum { MAX_DEPTH = 16 };
typedef struct {
  // The last character; 0 at the beginning of the file, 255 for one beyond ASCII.
  uint8_t last;
  uint8_t kind, depth;
  bool is_behind_period;
  Frame frames[MAX_DEPTH];
} State;

static void *create(void) { return calloc(1, sizeof(State)); }
static void destroy(void *payload) { free(payload); }
static unsigned serialize(void *payload, char *buffer) {
  memcpy(buffer, payload, sizeof(State));
  return sizeof(State);
}
static void deserialize(void *payload, const char *buffer, unsigned length) {
  memset(payload, 0, sizeof(State));
  if (length == sizeof(State)) memcpy(payload, buffer, length);
}

static bool is_digit(int32_t c) { return c >= '0' && c <= '9'; }
static bool is_name_start(int32_t c) {
  return c == '_' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
static bool is_name_part(int32_t c) { return is_name_start(c) || is_digit(c) || c >= 0x80; }
static bool is_blank(int32_t c) { return c == ' ' || c == '\t' || c == 0x0B || c == 0x0C; }
static bool is_line_end(int32_t c) { return c == '\n' || c == '\r'; }
static bool is_operator(int32_t c) { return c > 0 && c < 0x80 && strchr("!%&*+-/<=>?^|~", c); }

// Takes a character into the token, which ends behind it unless more is taken.
static void take(State *s, TSLexer *l) {
  s->last = l->lookahead < 0x80 ? (uint8_t)l->lookahead : 255;
  l->advance(l, false);
  l->mark_end(l);
}
static bool done(State *s, TSLexer *l, int symbol) {
  s->is_behind_period = false;
  l->result_symbol = (TSSymbol)symbol;
  return true;
}

// `true` if the pounds of a string follow.
static bool take_pounds(State *s, TSLexer *l, int count) {
  for (; count > 0; count--) {
    if (l->lookahead != '#') return false;
    s->last = '#';
    l->advance(l, false);
  }
  return true;
}

// Reads an escape whose backslash and pounds are behind.
static bool escape(State *s, TSLexer *l, Frame *f) {
  bool is_scalar = l->lookahead == 'u';
  if (l->lookahead == '(' && s->depth < MAX_DEPTH) f->brackets = 1;
  take(s, l);
  if (is_scalar && l->lookahead == '{') {
    int count = 0;
    for (l->advance(l, false); l->lookahead != '}'; count++) {
      if (l->eof(l) || !strchr("0123456789abcdefABCDEF", (char)l->lookahead) || count > 8)
        return done(s, l, S_ESCAPE);
      l->advance(l, false);
    }
    take(s, l);
  }
  return done(s, l, S_ESCAPE);
}

// Reads the text of a string up to its end, an escape, or the end of its line.
static bool text(State *s, TSLexer *l, bool has_text) {
  Frame *f = &s->frames[s->depth - 1];
  while (!l->eof(l)) {
    int32_t c = l->lookahead;
    if (!f->is_long && is_line_end(c)) break;
    if (c == '\\') {
      uint8_t last = s->last;
      l->advance(l, false);
      if (take_pounds(s, l, f->pounds) && !l->eof(l) && !is_line_end(l->lookahead)) {
        s->last = last;
        return has_text ? done(s, l, S_STRING) : escape(s, l, f);
      }
      s->last = '\\';
      l->mark_end(l);
    } else if (c == f->quote) {
      take(s, l);
      if (f->is_long) {
        int count = 1;
        for (; count < 3 && l->lookahead == f->quote; count++) take(s, l);
        if (count < 3) {
          has_text = true;
          continue;
        }
      }
      if (take_pounds(s, l, f->pounds)) {
        l->mark_end(l);
        s->depth--;
        return done(s, l, S_STRING);
      }
      l->mark_end(l);
    } else {
      take(s, l);
    }
    has_text = true;
  }
  s->depth--;
  return has_text && done(s, l, S_STRING);
}

static bool string(State *s, TSLexer *l, int pounds) {
  Frame f = {(uint8_t)l->lookahead, (uint8_t)pounds, 0, 0};
  take(s, l);
  if (f.quote == '"' && l->lookahead == '"') {
    take(s, l);
    if (l->lookahead == '"') {
      take(s, l);
      f.is_long = 1;
    } else {
      // No text at all, unless the pounds are not there that would end it.
      if (take_pounds(s, l, pounds)) {
        l->mark_end(l);
        return done(s, l, S_STRING);
      }
      l->mark_end(l);
    }
  }
  if (s->depth == MAX_DEPTH) return done(s, l, S_STRING);
  s->frames[s->depth++] = f;
  return text(s, l, true);
}

static bool comment(State *s, TSLexer *l, bool is_line) {
  take(s, l);
  if (is_line) {
    bool is_documentation = l->lookahead == '/';
    if (is_documentation) {
      take(s, l);
      is_documentation = l->lookahead != '/';
    }
    while (!l->eof(l) && !is_line_end(l->lookahead)) take(s, l);
    return done(s, l, is_documentation ? S_DOCUMENTATION : S_COMMENT);
  }
  for (int depth = 1; depth > 0 && !l->eof(l);) {
    int32_t c = l->lookahead;
    take(s, l);
    if (c == '/' && l->lookahead == '*') {
      take(s, l);
      depth++;
    } else if (c == '*' && l->lookahead == '/') {
      take(s, l);
      depth--;
    }
  }
  return done(s, l, S_COMMENT);
}

static bool number(State *s, TSLexer *l) {
  bool is_zero = l->lookahead == '0';
  take(s, l);
  bool is_hex = is_zero && l->lookahead == 'x';
  if (is_zero && strchr("xbo", (char)l->lookahead) && l->lookahead != 0) {
    take(s, l);
    while (is_digit(l->lookahead) || is_name_start(l->lookahead)) take(s, l);
    if (is_hex && l->lookahead == '.') {
      l->advance(l, false);
      if (!is_digit(l->lookahead)) return done(s, l, S_NUMBER);
      while (is_digit(l->lookahead) || is_name_start(l->lookahead)) take(s, l);
    }
    if (is_hex && (s->last | 0x20) == 'p' && (l->lookahead == '-' || l->lookahead == '+')) {
      take(s, l);
      while (is_digit(l->lookahead)) take(s, l);
    }
    return done(s, l, S_NUMBER);
  }
  while (is_digit(l->lookahead) || l->lookahead == '_') take(s, l);
  while (l->lookahead == '.') {
    l->advance(l, false);
    if (!is_digit(l->lookahead)) return done(s, l, S_NUMBER);
    while (is_digit(l->lookahead) || l->lookahead == '_') take(s, l);
  }
  if ((l->lookahead | 0x20) == 'e') {
    l->advance(l, false);
    if (l->lookahead == '-' || l->lookahead == '+') l->advance(l, false);
    if (is_digit(l->lookahead)) {
      while (is_digit(l->lookahead) || l->lookahead == '_') take(s, l);
    }
  }
  return done(s, l, S_NUMBER);
}

// What follows a word on its line.
typedef struct {
  int32_t direct, next;
  bool has_blank, is_end, is_comment;
} Next;
static Next next(TSLexer *l) {
  Next n = {l->lookahead, 0, false, false, false};
  while (l->lookahead == ' ' || l->lookahead == '\t') {
    n.has_blank = true;
    l->advance(l, false);
  }
  n.is_end = l->eof(l) || is_line_end(l->lookahead);
  n.next = n.is_end ? 0 : l->lookahead;
  if (n.next == '/') {
    l->advance(l, false);
    n.is_comment = l->lookahead == '/' || l->lookahead == '*';
  }
  return n;
}
static bool follows(const Follower *f, Next n) {
  if (n.is_end) return f->may_be_missing;
  if (!n.has_blank) return false;
  if (n.is_comment) return f->may_be_missing;
  if (is_name_start(n.next) || n.next >= 0x80 || n.next == '"') return true;
  if (is_digit(n.next)) return f->may_be_number;
  return strchr(f->signs, (char)n.next) != NULL;
}

static const Word *find(const char *spelling) {
  int low = 0, high = (int)(sizeof words / sizeof *words) - 1;
  while (low <= high) {
    int middle = (low + high) / 2, order = strcmp(spelling, words[middle].spelling);
    if (order == 0) return &words[middle];
    if (order < 0) high = middle - 1;
    else low = middle + 1;
  }
  return NULL;
}

static bool is_accessor(const Word *word, Next n) {
  return word->meaning == M_ACCESSOR && (n.is_end || n.next == '{' || n.next == '}' ||
                                         (n.has_blank && is_name_start(n.next)));
}

static bool name(State *s, TSLexer *l, bool may_begin_line) {
  char spelling[64];
  unsigned count = 0;
  bool is_capital = l->lookahead >= 'A' && l->lookahead <= 'Z';
  bool is_behind_period = s->is_behind_period;
  while (is_name_part(l->lookahead)) {
    spelling[count < 63 ? count : 63] = l->lookahead < 0x80 ? (char)l->lookahead : '?';
    count++;
    take(s, l);
  }
  spelling[count < 63 ? count : 63] = 0;
  const Word *word = count < 63 && !is_behind_period ? find(spelling) : NULL;
  int other = is_capital ? S_TYPE : is_behind_period ? S_MEMBER : S_NAME;
  if (!word) return done(s, l, other);
  if (may_begin_line && word->line_class) {
    const Follower *f = &followers[word->follower];
    bool is_path = f->is_path && l->lookahead == '.';
    if (is_path) {
      l->advance(l, false);
      is_path = is_name_start(l->lookahead);
      while (is_name_part(l->lookahead)) l->advance(l, false);
    }
    Next n = next(l);
    if (is_path == f->is_path && follows(f, n)) {
      s->kind = word->line_kind;
      return done(s, l, word->line_class);
    }
    return done(s, l, is_accessor(word, n) ? S_KEYWORD : other);
  }
  Next n = next(l);
  int in_line = word->in_line[s->depth > 0 ? K_CODE : s->kind];
  if (in_line && n.direct != '(' && n.direct != ':') return done(s, l, in_line);
  bool is_keyword = false;
  switch (word->meaning) {
  case M_VALUE: return done(s, l, S_VALUE);
  case M_KEYWORD: is_keyword = n.direct != ':'; break;
  case M_KEYWORD_BEFORE_COLON: is_keyword = true; break;
  case M_BEFORE_NAME: is_keyword = n.has_blank && is_name_start(n.next); break;
  case M_ACCESSOR: is_keyword = is_accessor(word, n); break;
  }
  return done(s, l, is_keyword ? S_KEYWORD : other);
}

// Reads what begins with `#`.
static bool pound(State *s, TSLexer *l) {
  int count = 0;
  for (; l->lookahead == '#'; count++) take(s, l);
  if (l->lookahead == '"') return string(s, l, count);
  if (l->lookahead == '/') {
    take(s, l);
    while (is_blank(l->lookahead)) take(s, l);
    bool is_long = is_line_end(l->lookahead);
    while (!l->eof(l) && (is_long || !is_line_end(l->lookahead))) {
      int32_t c = l->lookahead;
      take(s, l);
      if (c == '\\' && !l->eof(l)) take(s, l);
      if (c == '/' && take_pounds(s, l, count)) break;
    }
    l->mark_end(l);
    return done(s, l, S_STRING);
  }
  if (count != 1 || !is_name_start(l->lookahead)) return done(s, l, S_PUNCTUATION);
  while (is_digit(l->lookahead) || is_name_start(l->lookahead)) take(s, l);
  return done(s, l, S_DIRECTIVE);
}

// Reads a name in back-ticks, or the tick.
static bool quoted(State *s, TSLexer *l) {
  take(s, l);
  int count = 0;
  for (; !l->eof(l) && l->lookahead != '`' && !is_line_end(l->lookahead); count++)
    l->advance(l, false);
  if (l->lookahead != '`' || count == 0) return done(s, l, S_PUNCTUATION);
  take(s, l);
  return done(s, l, S_NAME);
}

static bool bracket(State *s, TSLexer *l, int symbol) {
  int32_t c = l->lookahead;
  Frame *f = s->depth > 0 ? &s->frames[s->depth - 1] : NULL;
  take(s, l);
  if (f && c == '(' && f->brackets < 255) f->brackets++;
  if (f && c == ')' && --f->brackets == 0) symbol = S_ESCAPE;
  return done(s, l, symbol);
}

static bool scan(void *payload, TSLexer *l, const bool *valid) {
  State *s = payload;
  (void)valid;
  if (s->depth > 0 && s->frames[s->depth - 1].brackets == 0 && text(s, l, false)) return true;
  bool is_first = s->last == 0, has_space = false;
  for (;; has_space = true) {
    int32_t c = l->lookahead;
    if (l->eof(l)) return false;
    if (is_line_end(c)) {
      bool goes_on = s->last == ',' || s->last == '[' || s->last == '(';
      if (!goes_on && !(c == '\n' && s->last == '\r')) s->kind = K_CODE;
      is_first = true;
    } else if (!is_blank(c) && !(c == 0xFEFF && s->last == 0)) {
      break;
    }
    if (c != 0xFEFF) s->last = (uint8_t)c;
    l->advance(l, true);
  }
  if (has_space) s->is_behind_period = false;
  int32_t c = l->lookahead;
  if (is_name_start(c) || c >= 0x80)
    return name(s, l, is_first && s->depth == 0 && s->kind == K_CODE && c < 0x80);
  if (is_digit(c)) return number(s, l);
  switch (c) {
  case '(': return bracket(s, l, S_LEFT_PARENTHESIS);
  case ')': return bracket(s, l, S_RIGHT_PARENTHESIS);
  case '[': return bracket(s, l, S_LEFT_BRACKET);
  case ']': return bracket(s, l, S_RIGHT_BRACKET);
  case '{': return bracket(s, l, S_LEFT_BRACE);
  case '}': return bracket(s, l, S_RIGHT_BRACE);
  case '"': case '\'': return string(s, l, 0);
  case '`': return quoted(s, l);
  case '#': {
    bool is_start = s->last == 0;
    if (is_start) {
      l->mark_end(l);
      l->advance(l, false);
      if (l->lookahead == '!') {
        while (!l->eof(l) && !is_line_end(l->lookahead)) take(s, l);
        return done(s, l, S_COMMENT);
      }
      s->last = '#';
      l->mark_end(l);
      if (!is_name_start(l->lookahead)) return done(s, l, S_PUNCTUATION);
      while (is_digit(l->lookahead) || is_name_start(l->lookahead)) take(s, l);
      return done(s, l, S_DIRECTIVE);
    }
    return pound(s, l);
  }
  case '@':
    take(s, l);
    if (!is_name_start(l->lookahead)) return done(s, l, S_PUNCTUATION);
    while (is_name_part(l->lookahead)) take(s, l);
    return done(s, l, S_ATTRIBUTE);
  case '$':
    take(s, l);
    if (!is_name_part(l->lookahead)) return done(s, l, S_PUNCTUATION);
    while (is_digit(l->lookahead) || is_name_start(l->lookahead)) take(s, l);
    return done(s, l, S_NAME);
  case '.':
    take(s, l);
    if (l->lookahead != '.') {
      done(s, l, S_PUNCTUATION);
      s->is_behind_period = true;
      return true;
    }
    take(s, l);
    if (l->lookahead == '.' || l->lookahead == '<') take(s, l);
    return done(s, l, S_OPERATOR);
  }
  if (!is_operator(c)) {
    take(s, l);
    return done(s, l, S_PUNCTUATION);
  }
  for (bool has_some = false; is_operator(l->lookahead); has_some = true) {
    if (l->lookahead != '/') {
      take(s, l);
      continue;
    }
    // A comment may begin here.
    l->advance(l, false);
    if (l->lookahead == '/' || l->lookahead == '*') {
      if (has_some) return done(s, l, S_OPERATOR);
      s->last = '/';
      return comment(s, l, l->lookahead == '/');
    }
    s->last = '/';
    l->mark_end(l);
  }
  return done(s, l, S_OPERATOR);
}

// Only the end of the file: everything else is the scanner's.
static bool lex(TSLexer *l, TSStateId state) {
  (void)state;
  while (is_blank(l->lookahead) || is_line_end(l->lookahead)) l->advance(l, true);
  l->mark_end(l);
  if (!l->eof(l)) return false;
  l->result_symbol = 0;
  return true;
}
// A client of `sbar lsp` for VS Code: JSON-RPC over standard input and output, no dependencies.
const vscode = require('vscode');
const { spawn } = require('child_process');
const {
  capabilities, diagnostic, list, packed, show, unpacked, workspaceEdit,
} = require('./protocol.js');
const { providers } = require('./providers.js');
const { tests } = require('./tests.js');
let server, diagnostics, output, changed, waiting = new Map(), count = 0;

const write = message => server?.stdin.writable && server.stdin.write(packed(message));
const tell = (method, params) => write({ method, params });
const ask = (method, params, token) => new Promise((answer, fail) => {
  if (!server?.stdin.writable) return answer(null);
  const id = ++count;
  waiting.set(id, { answer, fail });
  token?.onCancellationRequested(() => tell('$/cancelRequest', { id }));
  write({ id, method, params });
});
async function receive({ id, method, params, result, error }) {
  if (!method) {
    const { answer, fail } = waiting.get(id) ?? {};
    waiting.delete(id);
    // One that was cancelled, or whose text has changed, has no answer.
    return error && ![-32800, -32801].includes(error.code)
      ? fail?.(new Error(error.message)) : answer?.(result);
  }
  if (method === 'textDocument/publishDiagnostics') {
    diagnostics.set(vscode.Uri.parse(params.uri), list(params.diagnostics, diagnostic));
  } else if (method === 'window/showMessage' && !params.message.includes('\n')) {
    vscode.window.showInformationMessage(params.message);
  } else if (method === 'window/logMessage' || method === 'window/showMessage') {
    output.appendLine(params.message);
    if (method === 'window/showMessage') output.show(true);
  }
  changed[method]?.fire();
  const answer = method === 'workspace/applyEdit'
    ? { applied: await vscode.workspace.applyEdit(workspaceEdit(params.edit)) } : null;
  if (id !== undefined) write({ id, result: answer });
}

// The settings that the server knows.
const settings = () => ({ hints: vscode.workspace.getConfiguration('sbar').get('hints') || 'all' });

function start() {
  const path = vscode.workspace.getConfiguration('sbar').get('path') || 'sbar';
  let rest = Buffer.alloc(0);
  const cwd = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath;
  server = spawn(path, ['lsp'], { stdio: 'pipe', cwd });
  server.stdout.on('data', data => {
    rest = unpacked(Buffer.concat([rest, data]), receive);
  });
  server.stderr.on('data', data => output.append(String(data)));
  server.stdin.on('error', () => {});
  const end = () => {
    waiting.forEach(({ answer }) => answer(null));
    waiting.clear();
    diagnostics.clear();
  };
  server.on('exit', end);
  server.on('error', error => {
    vscode.window.showErrorMessage(
      `sbar does not start: ${error.message}. The setting sbar.path says where it is.`);
    end();
  });
}

exports.activate = async context => {
  const { languages, workspace } = vscode;
  diagnostics = languages.createDiagnosticCollection('sbar');
  output = vscode.window.createOutputChannel('sbar');
  changed = Object.fromEntries(['inlayHint', 'codeLens'].map(what =>
    [`workspace/${what}/refresh`, new vscode.EventEmitter()]));
  start();
  const folders = list(workspace.workspaceFolders, f => ({ uri: f.uri.toString(), name: f.name }));
  const answer = await ask('initialize', { processId: process.pid, capabilities,
    initializationOptions: { pictures: true, copies: true, pages: true, ...settings() },
    rootUri: folders[0]?.uri ?? null,
    workspaceFolders: folders });
  if (!answer) return;
  tell('initialized', {});
  const isOurs = d => d.languageId === 'sbar';
  const listed = tests(ask);
  const open = d => {
    if (!isOurs(d)) return;
    tell('textDocument/didOpen', { textDocument:
      { uri: d.uri.toString(), languageId: 'sbar', version: d.version, text: d.getText() } });
    listed.read(d.uri);
  };
  const about = d => ({ textDocument: { uri: d.uri.toString(), version: d.version } });
  workspace.textDocuments.forEach(open);
  const watcher = workspace.createFileSystemWatcher('**/{*.sbar,*.swift,sbar.config}');
  const file = type => uri => tell('workspace/didChangeWatchedFiles',
    { changes: [{ uri: uri.toString(), type }] });
  const can = answer.capabilities;
  context.subscriptions.push(diagnostics, output, watcher, listed,
    // What a code means, behind the link of a problem: `sbar:SB4100.md`.
    workspace.registerTextDocumentContentProvider('sbar', { provideTextDocumentContent: async uri =>
      (await ask('sbar/page', { name: uri.path.split('.')[0] }))?.text ?? '' }),
    workspace.onWillRenameFiles(event => can.workspace?.fileOperations?.willRename
      && event.waitUntil(ask('workspace/willRenameFiles', { files: list(event.files, f =>
        ({ oldUri: f.oldUri.toString(), newUri: f.newUri.toString() })) })
        .then(edit => edit && workspaceEdit(edit)))),
    watcher.onDidCreate(file(1)), watcher.onDidChange(file(2)),
    watcher.onDidDelete(file(3)), workspace.onDidOpenTextDocument(open),
    workspace.onDidChangeTextDocument(({ document, contentChanges }) =>
      isOurs(document) && contentChanges.length > 0 && tell('textDocument/didChange',
        { ...about(document), contentChanges: contentChanges.map(({ range, text }) =>
          ({ range: { start: range.start, end: range.end }, text })) })),
    workspace.onDidSaveTextDocument(d => {
      if (!isOurs(d)) return;
      tell('textDocument/didSave', about(d));
      listed.read(d.uri);
    }),
    workspace.onDidCloseTextDocument(d => isOurs(d) && tell('textDocument/didClose', about(d))),
    ...list(can.executeCommandProvider?.commands, command =>
      vscode.commands.registerCommand(command, (...words) =>
        ask('workspace/executeCommand', { command, arguments: words }).then(show))),
    workspace.onDidChangeConfiguration(event => event.affectsConfiguration('sbar.hints')
      && tell('workspace/didChangeConfiguration', { settings: { sbar: settings() } })),
    ...Object.entries(providers(ask, changed)).filter(([name]) => can[name]).map(
      ([name, [kind, provider, more]]) => {
        const selector = kind === 'WorkspaceSymbol' ? [] : ['sbar'];
        return languages[`register${kind}Provider`](
          ...selector, provider, ...more?.(can[name]) ?? []);
      }));
};

exports.ask = ask;
exports.deactivate = async () => {
  await ask('shutdown');
  tell('exit');
};
{
  "comments": { "lineComment": "//", "blockComment": ["/*", "*/"] },
  "brackets": [["{", "}"], ["[", "]"], ["(", ")"]],
  "autoClosingPairs": [
    { "open": "{", "close": "}" },
    { "open": "[", "close": "]" },
    { "open": "(", "close": ")" },
    { "open": "\"", "close": "\"", "notIn": ["string", "comment"] },
    { "open": "/*", "close": " */", "notIn": ["string"] }
  ],
  "surroundingPairs": [["{", "}"], ["[", "]"], ["(", ")"], ["\"", "\""], ["`", "`"]],
  "indentationRules": {
    "increaseIndentPattern": "^((?!//).)*[\\{\\[\\(][^\\}\\]\\)\"]*$",
    "decreaseIndentPattern": "^\\s*[\\}\\]\\)]"
  },
  "onEnterRules": [
    {
      "beforeText": "^\\s*///.*$",
      "action": { "indent": "none", "appendText": "/// " }
    },
    {
      "beforeText": "[\\{\\[\\(]\\s*$",
      "afterText": "^\\s*[\\}\\]\\)]",
      "action": { "indent": "indentOutdent" }
    }
  ]
}
{
  "name": "sbar",
  "displayName": "sbar",
  "description": "Specs of the iOS status bar: what the bar does, and why, as you type",
  "publisher": "sbar",
  "version": "@version@",
  "engines": { "vscode": "^1.82.0" },
  "categories": ["Programming Languages", "Linters", "Formatters"],
  "main": "./extension.js",
  "activationEvents": ["onLanguage:sbar", "workspaceContains:**/*.sbar"],
  "capabilities": {
    "untrustedWorkspaces": { "supported": true },
    "virtualWorkspaces": false
  },
  "contributes": {
    "languages": [
      {
        "id": "sbar",
        "aliases": ["sbar"],
        "extensions": [".sbar"],
        "configuration": "./language-configuration.json"
      }
    ],
    "grammars": [
      {
        "language": "sbar",
        "scopeName": "source.sbar",
        "path": "./sbar.tmLanguage.json",
        "embeddedLanguages": { "meta.embedded.sbar": "sbar" }
      }
    ],
    "configuration": {
      "title": "sbar",
      "properties": {
        "sbar.path": {
          "type": "string",
          "default": "sbar",
          "scope": "machine",
          "description": "Where sbar is; its language server is `sbar lsp`."
        },
        "sbar.hints": {
          "type": "string",
          "enum": ["all", "failures", "none"],
          "default": "all",
          "description": "Which hints stand behind the lines of a scenario."
        }
      }
    }
  }
}
// What the protocol has, as VS Code has it. What was received stays in `item`.
const vscode = require('vscode');

const list = (items, convert) => (items ?? []).map(convert);
const position = p => new vscode.Position(p.line, p.character);
const range = r => new vscode.Range(position(r.start), position(r.end));
const location = l => new vscode.Location(
  vscode.Uri.parse(l.uri ?? l.targetUri), range(l.range ?? l.targetSelectionRange));
const markdown = text => text && new vscode.MarkdownString(text.value ?? text);
const textEdit = e => new vscode.TextEdit(range(e.range), e.newText);
function workspaceEdit(edit) {
  const made = new vscode.WorkspaceEdit();
  const changes = Object.entries(edit.changes ?? {}).map(([uri, edits]) => ({ uri, edits }));
  for (const change of changes.concat(edit.documentChanges ?? [])) {
    const uri = vscode.Uri.parse(change.uri ?? change.textDocument?.uri ?? change.oldUri);
    if (change.edits) made.set(uri, change.edits.map(textEdit));
    else if (change.kind === 'create') made.createFile(uri);
    else if (change.kind === 'rename') made.renameFile(uri, vscode.Uri.parse(change.newUri));
  }
  return made;
}
function diagnostic(item) {
  const made = new vscode.Diagnostic(range(item.range), item.message, (item.severity ?? 1) - 1);
  const page = item.codeDescription?.href;
  const code = page ? { value: item.code, target: vscode.Uri.parse(page) } : item.code;
  const relatedInformation = list(item.relatedInformation, i =>
    new vscode.DiagnosticRelatedInformation(location(i.location), i.message));
  return Object.assign(made, { code, relatedInformation, source: 'sbar', tags: item.tags, item });
}
function completion(item) {
  const made = new vscode.CompletionItem(item.label, (item.kind ?? 1) - 1);
  for (const key of ['detail', 'sortText', 'filterText', 'preselect']) made[key] = item[key];
  const text = item.textEdit?.newText ?? item.insertText ?? item.label;
  made.insertText = item.insertTextFormat === 2 ? new vscode.SnippetString(text) : text;
  made.documentation = markdown(item.documentation);
  if (item.textEdit) made.range = range(item.textEdit.range ?? item.textEdit.replace);
  return made;
}
function action(item) {
  const made = new vscode.CodeAction(item.title, vscode.CodeActionKind.Empty.append(item.kind));
  if (item.edit) made.edit = workspaceEdit(item.edit);
  return Object.assign(made, { command: item.command, isPreferred: item.isPreferred, item });
}
function hint(item) {
  const label = item.label.map?.(part => part.value).join('') ?? item.label;
  const made = new vscode.InlayHint(position(item.position), label, item.kind);
  const { paddingLeft, paddingRight } = item;
  if (item.textEdits) made.textEdits = item.textEdits.map(textEdit);
  return Object.assign(made, { tooltip: markdown(item.tooltip), paddingLeft, paddingRight, item });
}
const lens = item => Object.assign(new vscode.CodeLens(range(item.range), item.command), { item });
const symbol = s => Object.assign(new vscode.DocumentSymbol(s.name, s.detail ?? '', s.kind - 1,
  range(s.range), range(s.selectionRange)), { children: list(s.children, symbol) });
const symbolInformation = s => new vscode.SymbolInformation(
  s.name, s.kind - 1, s.containerName ?? '', location(s.location));
const highlight = h => new vscode.DocumentHighlight(range(h.range), (h.kind ?? 1) - 1);
const foldKinds = { comment: 1, imports: 2, region: 3 };
const fold = f => new vscode.FoldingRange(f.startLine, f.endLine, foldKinds[f.kind]);
const selection = s => new vscode.SelectionRange(range(s.range), s.parent && selection(s.parent));
const call = c => Object.assign(new vscode.CallHierarchyItem(c.kind - 1, c.name, c.detail ?? '',
  vscode.Uri.parse(c.uri), range(c.range), range(c.selectionRange)), { item: c });
const link = l => new vscode.DocumentLink(range(l.range), vscode.Uri.parse(l.target));
// What a command answers: Swift goes to the clipboard, a film beside the text.
function show(answer) {
  if (answer?.swift) vscode.env.clipboard.writeText(answer.swift);
  if (answer?.svg) {
    const panel = vscode.window.createWebviewPanel('sbar', 'Film', vscode.ViewColumn.Beside, {});
    panel.webview.html = `<!doctype html><title>Film</title><body>${answer.svg}`;
  }
  return answer;
}

// A message is a header with its length, an empty line, and JSON.
function packed(message) {
  const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
  return Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body]);
}
function unpacked(buffer, receive) {
  for (;;) {
    const start = buffer.indexOf('\r\n\r\n') + 4;
    const size = Number(/Content-Length: *(\d+)/i.exec(buffer.subarray(0, start))?.[1]);
    if (start < 4 || !(buffer.length >= start + size)) return buffer;
    receive(JSON.parse(buffer.subarray(start, start + size)));
    buffer = buffer.subarray(start + size);
  }
}

// What is understood of what a server may send.
const capabilities = {
  general: { positionEncodings: ['utf-16'] },
  textDocument: {
    codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix'] } },
      dataSupport: true, isPreferredSupport: true,
      resolveSupport: { properties: ['edit', 'command'] } },
    codeLens: {}, definition: { linkSupport: true }, formatting: {}, rangeFormatting: {},
    references: {}, rename: { prepareSupport: true }, documentHighlight: {}, foldingRange: {},
    selectionRange: {}, documentLink: {}, callHierarchy: {},
    inlayHint: { resolveSupport: { properties: ['tooltip'] } },
    completion: { completionItem: { snippetSupport: true, preselectSupport: true,
      documentationFormat: ['markdown'] } },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    hover: { contentFormat: ['markdown'] },
    publishDiagnostics: { relatedInformation: true, codeDescriptionSupport: true,
      tagSupport: { valueSet: [1, 2] } },
    semanticTokens: { requests: { full: true }, formats: ['relative'], tokenTypes: [],
      tokenModifiers: [] },
    synchronization: { didSave: true },
  },
  window: { showMessage: {} },
  workspace: { applyEdit: true, didChangeWatchedFiles: {}, workspaceFolders: true, symbol: {},
    didChangeConfiguration: {}, fileOperations: { willRename: true },
    codeLens: { refreshSupport: true }, inlayHint: { refreshSupport: true },
    workspaceEdit: { documentChanges: true, resourceOperations: ['create', 'rename'] } },
};

module.exports = {
  action, call, capabilities, completion, diagnostic, fold, highlight, hint, lens, link, list,
  location, markdown, packed, range, selection, show, symbol, symbolInformation, textEdit, unpacked,
  workspaceEdit,
};
// What VS Code asks for, by the capability of a server that can answer.
const vscode = require('vscode');
const {
  action, call, completion, fold, highlight, hint, lens, link, list, location, markdown, range,
  selection, symbol, symbolInformation, textEdit, workspaceEdit,
} = require('./protocol.js');

// `ask` sends a request, `changed` has an emitter for each request of the server to ask anew.
exports.providers = (ask, changed) => {
const get = (what, d, more, t) =>
  ask('textDocument/' + what, { textDocument: { uri: d.uri.toString() }, ...more }, t);
return {
  hoverProvider: ['Hover', { provideHover: async (d, position, t) => {
    const found = await get('hover', d, { position }, t);
    return found && new vscode.Hover(markdown(found.contents), found.range && range(found.range));
  } }],
  completionProvider: ['CompletionItem', { provideCompletionItems: async (d, position, t) => {
    const found = await get('completion', d, { position }, t);
    return new vscode.CompletionList(list(found?.items ?? found, completion), found?.isIncomplete);
  } }, can => can.triggerCharacters ?? []],
  documentFormattingProvider: ['DocumentFormattingEdit', { provideDocumentFormattingEdits:
    async (d, options, t) => list(await get('formatting', d, { options }, t), textEdit) }],
  inlayHintProvider: ['InlayHints', {
    get onDidChangeInlayHints() { return changed['workspace/inlayHint/refresh'].event; },
    provideInlayHints:
    async (d, range, t) => list(await get('inlayHint', d, { range }, t), hint), resolveInlayHint:
    async (made, t) => hint(made.item.data ? await ask('inlayHint/resolve', made.item, t)
      ?? made.item : made.item) }],
  codeActionProvider: ['CodeActions', { provideCodeActions: async (d, range, asked, t) => {
    const context = { diagnostics: asked.diagnostics.map(x => x.item).filter(Boolean),
      triggerKind: asked.triggerKind };
    if (asked.only) context.only = [asked.only.value];
    return list(await get('codeAction', d, { range, context }, t), action);
  }, resolveCodeAction: async (made, t) =>
    action(made.item.data ? await ask('codeAction/resolve', made.item, t) : made.item) }],
  codeLensProvider: ['CodeLens', {
    get onDidChangeCodeLenses() { return changed['workspace/codeLens/refresh'].event; },
    provideCodeLenses: async (d, t) =>
    list(await get('codeLens', d, {}, t), lens), resolveCodeLens: async (made, t) =>
    lens(made.command ? made.item : await ask('codeLens/resolve', made.item, t)) }],
  definitionProvider: ['Definition', { provideDefinition: async (d, position, t) =>
    [await get('definition', d, { position }, t) ?? []].flat().map(location) }],
  documentSymbolProvider: ['DocumentSymbol', { provideDocumentSymbols: async (d, t) =>
    list(await get('documentSymbol', d, {}, t), symbol) }],
  semanticTokensProvider: ['DocumentSemanticTokens', { provideDocumentSemanticTokens:
    async (d, t) => {
      const found = await get('semanticTokens/full', d, {}, t);
      return found && new vscode.SemanticTokens(Uint32Array.from(found.data));
    } }, ({ legend }) =>
    [new vscode.SemanticTokensLegend(legend.tokenTypes, legend.tokenModifiers)]],
  referencesProvider: ['Reference', { provideReferences: async (d, position, context, t) =>
    list(await get('references', d, { position, context }, t), location) }],
  renameProvider: ['Rename', {
    prepareRename: async (d, position, t) => {
      const found = await get('prepareRename', d, { position }, t);
      if (!found) throw new Error('This cannot be renamed.');
      return { range: range(found.range), placeholder: found.placeholder };
    },
    provideRenameEdits: async (d, position, newName, t) => {
      const edit = await get('rename', d, { position, newName }, t);
      return edit && workspaceEdit(edit);
    } }],
  documentHighlightProvider: ['DocumentHighlight', { provideDocumentHighlights:
    async (d, position, t) =>
      list(await get('documentHighlight', d, { position }, t), highlight) }],
  foldingRangeProvider: ['FoldingRange', { provideFoldingRanges: async (d, context, t) =>
    list(await get('foldingRange', d, {}, t), fold) }],
  selectionRangeProvider: ['SelectionRange', { provideSelectionRanges: async (d, positions, t) =>
    list(await get('selectionRange', d, { positions }, t), selection) }],
  documentRangeFormattingProvider: ['DocumentRangeFormattingEdit', {
    provideDocumentRangeFormattingEdits: async (d, range, options, t) =>
      list(await get('rangeFormatting', d, { range, options }, t), textEdit) }],
  documentLinkProvider: ['DocumentLink', { provideDocumentLinks: async (d, t) =>
    list(await get('documentLink', d, {}, t), link) }],
  callHierarchyProvider: ['CallHierarchy', {
    prepareCallHierarchy: async (d, position, t) =>
      list(await get('prepareCallHierarchy', d, { position }, t), call),
    provideCallHierarchyIncomingCalls: async ({ item }, t) => list(
      await ask('callHierarchy/incomingCalls', { item }, t), found =>
        new vscode.CallHierarchyIncomingCall(call(found.from), list(found.fromRanges, range))),
    provideCallHierarchyOutgoingCalls: async ({ item }, t) => list(
      await ask('callHierarchy/outgoingCalls', { item }, t), found =>
        new vscode.CallHierarchyOutgoingCall(call(found.to), list(found.fromRanges, range))) }],
  workspaceSymbolProvider: ['WorkspaceSymbol', { provideWorkspaceSymbols: async (query, t) =>
    list(await ask('workspace/symbol', { query }, t), symbolInformation) }],
};
};
// The scenarios of all specs, for what VS Code calls its tests.
const vscode = require('vscode');
const { list, range } = require('./protocol.js');

// `ask` sends a request; what is returned has to be disposed of.
exports.tests = ask => {
  const shown = vscode.tests.createTestController('sbar', 'sbar');
  const asked = uri => ask('sbar/tests', { textDocument: { uri: String(uri) } });
  const file = uri => shown.items.get(String(uri)) ?? (() => {
    const made = shown.createTestItem(String(uri), vscode.workspace.asRelativePath(uri), uri);
    made.canResolveChildren = true;
    shown.items.add(made);
    return made;
  })();
  async function read(uri) {
    const found = await asked(uri) ?? [];
    if (found.length === 0) return shown.items.delete(String(uri));
    file(uri).children.replace(found.map(test => {
      const made = shown.createTestItem(`${uri}#${test.name}`, test.name, uri);
      made.range = range(test.selectionRange);
      made.tags = list(test.tags, tag => new vscode.TestTag(tag));
      return made;
    }));
    return found;
  }
  async function readAll() {
    for (const uri of await vscode.workspace.findFiles('**/*.sbar')) file(uri);
  }
  shown.resolveHandler = item => item ? read(item.uri) : readAll();
  shown.refreshHandler = readAll;
  const tell = (run, item, { outcome, messages, cells }) => {
    const told = list(messages, ({ message, range: place }) => Object.assign(
      new vscode.TestMessage(message), { location: new vscode.Location(item.uri, range(place)) }));
    if (outcome === 'passed' || outcome === 'known') return run.passed(item);
    if (outcome === 'skipped' || outcome === null) return run.skipped(item);
    if (told.length === 0) told.push(new vscode.TestMessage(`${outcome}, ${cells} cells`));
    return outcome === 'failed' ? run.failed(item, told) : run.errored(item, told);
  };
  shown.createRunProfile('Run', vscode.TestRunProfileKind.Run, async (wanted, token) => {
    const run = shown.createTestRun(wanted);
    if (!wanted.include) await readAll();
    const items = wanted.include ?? [...shown.items].map(([, item]) => item);
    const isLeftOut = item => wanted.exclude?.some(one => one.id === item.id);
    for (const item of items) {
      const results = token.isCancellationRequested ? [] : await read(item.uri) || [];
      for (const result of results) {
        const test = shown.items.get(String(item.uri))?.children.get(`${item.uri}#${result.name}`);
        const isWanted = !item.parent || item.id === test?.id;
        if (test && isWanted && !isLeftOut(test) && !isLeftOut(item)) tell(run, test, result);
      }
    }
    run.end();
  }, true);
  return { dispose: () => shown.dispose(), read };
};
# Emacs

From Emacs 29 on, or 28 with the package `eglot`, in `init.el`:

```elisp
(define-derived-mode sbar-mode prog-mode "sbar"
  "Specs of the iOS status bar."
  (setq-local comment-start "// "
              comment-start-skip "//+ *"
              tab-width 4
              indent-tabs-mode nil))
(modify-syntax-entry ?/ ". 124b" sbar-mode-syntax-table)
(modify-syntax-entry ?* ". 23n" sbar-mode-syntax-table)
(modify-syntax-entry ?\n "> b" sbar-mode-syntax-table)
(add-to-list 'auto-mode-alist '("\\.sbar\\'" . sbar-mode))
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(sbar-mode "sbar" "lsp")))
(add-hook 'sbar-mode-hook #'eglot-ensure)
```
# Helix

Colours by tree-sitter:

```sh
cd ~/.config/helix
sbar grammar tree-sitter --output tree-sitter-sbar
mkdir -p runtime/queries
cp -R tree-sitter-sbar/queries runtime/queries/sbar
```

Then, in `~/.config/helix/languages.toml`, with the path as it is for you; `hx --grammar build` makes
what it needs of it:

```toml
[language-server.sbar]
command = "sbar"
args = ["lsp"]

[[language]]
name = "sbar"
scope = "source.sbar"
file-types = ["sbar"]
roots = ["sbar.config"]
comment-token = "//"
indent = { tab-width = 4, unit = "    " }
language-servers = ["sbar"]

[[grammar]]
name = "sbar"
source = { path = "/path/to/tree-sitter-sbar" }
```

Hints behind the lines of a scenario, in `~/.config/helix/config.toml`:

```toml
[editor.lsp]
display-inlay-hints = true
```
# Kate

A syntax for comments and strings, in `~/.local/share/org.kde.syntax-highlighting/syntax/sbar.xml`:

```xml
<?xml version="1.0" encoding="UTF-8"?>
<language name="sbar" section="Sources" version="1" kateversion="5.0" extensions="*.sbar">
  <highlighting>
    <contexts>
      <context name="code" attribute="text" lineEndContext="#stay">
        <DetectChar char="&quot;" attribute="string" context="string"/>
        <Detect2Chars char="/" char1="/" attribute="comment" context="comment"/>
        <Detect2Chars char="/" char1="*" attribute="comment" context="block"/>
      </context>
      <context name="string" attribute="string" lineEndContext="#pop">
        <Detect2Chars char="\" char1="\" attribute="string" context="#stay"/>
        <Detect2Chars char="\" char1="&quot;" attribute="string" context="#stay"/>
        <DetectChar char="&quot;" attribute="string" context="#pop"/>
      </context>
      <context name="comment" attribute="comment" lineEndContext="#pop"/>
      <context name="block" attribute="comment" lineEndContext="#stay">
        <Detect2Chars char="/" char1="*" attribute="comment" context="block"/>
        <Detect2Chars char="*" char1="/" attribute="comment" context="#pop"/>
      </context>
    </contexts>
    <itemDatas>
      <itemData name="text" defStyleNum="dsNormal"/>
      <itemData name="string" defStyleNum="dsString"/>
      <itemData name="comment" defStyleNum="dsComment"/>
    </itemDatas>
  </highlighting>
  <general>
    <comments>
      <comment name="singleLine" start="//"/>
      <comment name="multiLine" start="/*" end="*/"/>
    </comments>
  </general>
</language>
```

`sbar lsp`, in *Settings > Configure Kate > LSP Client > User Server Settings*:

```json
{
  "servers": {
    "sbar": {
      "command": ["sbar", "lsp"],
      "rootIndicationFileNames": ["sbar.config"],
      "highlightingModeRegex": "^sbar$"
    }
  }
}
```
# Neovim

Colours: `sbar grammar vim --output ~/.config/nvim/syntax/sbar.vim`. Then, in `init.lua`, from
Neovim 0.11 on:

```lua
vim.filetype.add({ extension = { sbar = 'sbar' } })
vim.lsp.config('sbar', {
  cmd = { 'sbar', 'lsp' },
  filetypes = { 'sbar' },
  root_markers = { 'sbar.config', '.git' },
})
vim.lsp.enable('sbar')
vim.lsp.inlay_hint.enable()
vim.api.nvim_create_autocmd('FileType', {
  pattern = 'sbar',
  callback = function() vim.bo.commentstring = '// %s' end,
})
vim.api.nvim_create_autocmd({ 'LspAttach', 'BufEnter', 'InsertLeave' }, {
  pattern = '*.sbar',
  callback = function(event) vim.lsp.codelens.refresh({ bufnr = event.buf }) end,
})
```

With an older one, from 0.7 on:

```lua
local client
vim.api.nvim_create_autocmd({ 'BufNewFile', 'BufRead' }, {
  pattern = '*.sbar',
  callback = function(event)
    vim.bo[event.buf].filetype = 'sbar'
    client = client or vim.lsp.start_client({
      name = 'sbar',
      cmd = { 'sbar', 'lsp' },
      root_dir = vim.fn.getcwd(),
      on_exit = function() client = nil end,
    })
    if client then vim.lsp.buf_attach_client(event.buf, client) end
  end,
})
```

Colours and folds by tree-sitter, in place of the syntax file:

```sh
cd ~/.config/nvim
sbar grammar tree-sitter --output tree-sitter-sbar
mkdir -p parser queries
cc -shared -fPIC -O2 -o parser/sbar.so tree-sitter-sbar/src/parser.c
cp -R tree-sitter-sbar/queries queries/sbar
```

```lua
vim.api.nvim_create_autocmd('FileType', {
  pattern = 'sbar',
  callback = function()
    vim.treesitter.start()
    vim.wo.foldmethod = 'expr'
    vim.wo.foldexpr = 'v:lua.vim.treesitter.foldexpr()'
    vim.wo.foldlevel = 99
  end,
})
```
# Sublime Text

Colours, in the folder that *Preferences > Browse Packages…* opens:

```sh
sbar grammar sublime --output User/sbar.sublime-syntax
```

`sbar lsp` with the package LSP, in *Preferences > Package Settings > LSP > Settings*:

```json
{
  "show_inlay_hints": true,
  "clients": {
    "sbar": {
      "enabled": true,
      "command": ["sbar", "lsp"],
      "selector": "source.sbar"
    }
  }
}
```
# Vim

Colours: `sbar grammar vim --output ~/.vim/syntax/sbar.vim`. Then, in `~/.vimrc`:

```vim
filetype plugin indent on
syntax on
autocmd BufNewFile,BufRead *.sbar setfiletype sbar
autocmd FileType sbar setlocal commentstring=//\ %s shiftwidth=4 expandtab smartindent
```

`sbar lsp` needs a plug-in that speaks the protocol. With vim-lsp:

```vim
autocmd User lsp_setup call lsp#register_server(#{
  \ name: 'sbar', cmd: {_ -> ['sbar', 'lsp']}, allowlist: ['sbar']})
```
# VS Code

An extension with colours, and a client of `sbar lsp`:

```sh
sbar grammar vsix --output sbar.vsix
code --install-extension sbar.vsix
```

If `sbar` is not on the path, in `settings.json`:

```json
{
  "sbar.path": "/usr/local/bin/sbar"
}
```

The scenarios of all specs are in the list of tests, and a link behind each code tells what it means.
`"sbar.hints": "failures"` leaves out the hints of what holds, and `"none"` all of them.
# Zed

With the extension Swift, in `settings.json`:

```json
{
  "file_types": { "Swift": ["sbar"] }
}
```

Specs have the colours of Swift then. Zed takes a language server from an extension only, and there is
none for `sbar lsp` yet.
/* Colours: bright first, dark where the system or the reader wants it. */
:root{--paper:#f5f4f0;--card:#fff;--sunk:#efeee9;--desk:#e9e7e1;--ink:#191b1f;--soft:#565b64;--faint:#61666e;--line:#e3e1da;
--yes:#17744b;--yes-bg:#e4f2ea;--no:#b83a26;--no-bg:#fbeae6;--maybe:#8a5a00;--maybe-bg:#fbf0d9;--key:#4b45c6;--key-bg:#ecebfb;
--shadow:0 1px 2px #0000000d,0 8px 24px -12px #00000026;
--sans:-apple-system,BlinkMacSystemFont,"Segoe UI",Inter,Roboto,"Noto Sans",system-ui,sans-serif;
--mono:ui-monospace,"SF Mono",Menlo,Consolas,"JetBrains Mono","DejaVu Sans Mono",monospace}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){--paper:#101216;--card:#181b20;--sunk:#13161a;--desk:#0c0e11;--ink:#e9eaed;--soft:#a9afb8;--faint:#8d939d;--line:#2a2e36;
--yes:#56c794;--yes-bg:#14291f;--no:#ff8570;--no-bg:#331a16;--maybe:#e4b04a;--maybe-bg:#2d2412;--key:#a3a0ff;--key-bg:#23224a;--shadow:0 1px 2px #0006,0 12px 32px -16px #000}}
:root[data-theme=dark]{--paper:#101216;--card:#181b20;--sunk:#13161a;--desk:#0c0e11;--ink:#e9eaed;--soft:#a9afb8;--faint:#8d939d;--line:#2a2e36;
--yes:#56c794;--yes-bg:#14291f;--no:#ff8570;--no-bg:#331a16;--maybe:#e4b04a;--maybe-bg:#2d2412;--key:#a3a0ff;--key-bg:#23224a;--shadow:0 1px 2px #0006,0 12px 32px -16px #000}
*{box-sizing:border-box}
html{scroll-padding-top:16px}
body{margin:0;overflow-x:clip;background:var(--paper);color:var(--ink);font:15px/1.5 var(--sans);-webkit-font-smoothing:antialiased}
code,pre,.mono{font-family:var(--mono);font-size:.86em;font-variant-ligatures:none}
a{color:var(--key);text-decoration:none}a:hover{text-decoration:underline}
:focus-visible{outline:2px solid var(--key);outline-offset:2px;border-radius:6px}
h1,h2,h3,p,ul,ol,figure,pre,dl,dd{margin:0;padding:0}ul,ol{list-style:none}
button{font:inherit;color:inherit;background:none;border:0;cursor:pointer;padding:0}
[hidden]{display:none!important}
.hush{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.defs{position:absolute}
.skip{position:absolute;left:-999px}.skip:focus{left:12px;top:12px;background:var(--card);padding:8px 12px;z-index:9}
.yes{color:var(--yes)}.no{color:var(--no)}.maybe{color:var(--maybe)}.mark{font-weight:700}
.pill{width:34px;height:13px;flex:none;display:block}

/* The page: a list on the left, scenarios on the right. */
.page{overflow-x:clip;display:grid;grid-template-columns:316px minmax(0,1fr);min-height:100vh}
nav{position:sticky;top:0;height:100vh;overflow:auto;border-right:1px solid var(--line);padding:22px 14px 40px;background:var(--sunk)}
main{padding:30px 44px 90px;max-width:1180px;width:100%}
.brand{display:flex;align-items:center;gap:10px;padding:0 8px 16px;font-weight:650;letter-spacing:-.01em}
.brand small{font-weight:400;color:var(--faint);margin-left:auto}
.tally{display:flex;height:6px;border-radius:3px;overflow:hidden;gap:2px;margin:0 8px 12px}
.tally i{display:block;min-width:4px}.tally .yes{background:var(--yes)}.tally .no{background:var(--no)}.tally .maybe{background:var(--maybe)}
.find{position:relative;margin:0 8px 10px}
.find input{width:100%;font:inherit;font-size:14px;color:var(--ink);background:var(--card);border:1px solid var(--line);border-radius:9px;padding:7px 34px 7px 11px}
.find kbd{position:absolute;right:9px;top:8px}
kbd{font:11px/1 var(--mono);color:var(--faint);border:1px solid var(--line);border-radius:4px;padding:3px 5px;background:var(--card)}
.chips{display:flex;gap:6px;margin:0 8px 16px;flex-wrap:wrap}
.chips button{font-size:12.5px;border:1px solid var(--line);border-radius:99px;padding:2px 10px;background:var(--card);color:var(--soft)}
.chips button[aria-pressed=true]{border-color:currentColor;color:var(--ink);font-weight:550}
nav h2{font:500 12px/1.3 var(--mono);color:var(--faint);padding:14px 8px 7px;overflow-wrap:anywhere}
nav li a{display:grid;grid-template-columns:18px 1fr;gap:1px 6px;padding:8px;border-radius:10px;color:var(--ink);line-height:1.35}
nav li a:hover{background:var(--card);text-decoration:none}
nav li a[aria-current]{background:var(--card);box-shadow:var(--shadow)}
nav li .name{font-size:14px;overflow-wrap:anywhere}
nav li .bars{grid-column:2;display:flex;gap:4px;align-items:center;margin-top:5px;color:var(--faint);font-size:12px;flex-wrap:wrap}
.more{color:var(--faint);font-size:12.5px;padding:10px 8px}

/* A scenario. */
article{margin:0 0 72px}
.crumb{font:13px var(--mono);color:var(--faint);overflow-wrap:anywhere}
h1{font-size:29px;line-height:1.2;letter-spacing:-.022em;font-weight:680;margin:5px 0 9px;text-wrap:balance;overflow-wrap:anywhere}
.small h1{font-size:22px}
.lead{color:var(--soft);max-width:72ch}.lead b{color:var(--ink);font-weight:600}
.facts{display:flex;gap:8px;flex-wrap:wrap;margin:14px 0 22px}
.fact{font-size:12.5px;color:var(--soft);border:1px solid var(--line);background:var(--card);border-radius:8px;padding:3px 9px;display:flex;gap:6px;align-items:center}
.copy{margin-left:auto}.draw{display:flex;gap:8px;align-items:center;flex-wrap:wrap}.draw .copy{margin-left:0}.copy code{color:var(--ink)}

/* The film. */
.film{position:relative;display:flex;margin:0 0 22px;background:var(--desk);border-radius:20px;border:1px solid var(--line);overflow-x:auto}
.shot{flex:1 1 0;min-width:168px;padding:22px 16px 20px;display:flex;flex-direction:column}
.shot.bad{background:linear-gradient(var(--no-bg) 55%,transparent)}
.shot.open{background:linear-gradient(var(--maybe-bg) 55%,transparent)}
.shot.left{flex:0 0 124px;min-width:124px;justify-content:center;color:var(--soft);font-size:13px}
.step{display:flex;align-items:baseline;gap:8px;margin:0 0 12px;height:22px;white-space:nowrap;overflow:hidden}
.step code{font-weight:600;font-size:13.5px;overflow:hidden;text-overflow:ellipsis}.step .ln{font:12px var(--mono);color:var(--faint)}
.shot:has(.pair){flex:2 1 32px;min-width:336px}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:16px}
.phone{display:block;width:100%;max-width:250px;margin:0 auto;height:auto;overflow:hidden;-webkit-mask-image:linear-gradient(#000 76%,transparent);mask-image:linear-gradient(#000 76%,transparent)}
.phone.whole{max-width:420px;-webkit-mask-image:none;mask-image:none}
.tag{font-size:12px;color:var(--soft);display:flex;gap:8px;align-items:center;margin-top:6px}.tag.mid{justify-content:center;flex-wrap:wrap;gap:4px}.tag b.no{color:var(--no)}.tag b{font-weight:600;color:var(--ink)}
.says{margin-top:12px;display:grid;gap:6px;font-size:13px}
.say{display:flex;gap:8px;align-items:flex-start;border-radius:9px;padding:6px 10px;background:var(--card);border:1px solid var(--line);overflow-wrap:anywhere}
.say.bad{border-color:var(--no)}.say.open{border-color:var(--maybe)}
.say small{display:block;color:var(--soft);font-size:12px}
.event{color:var(--soft);font-size:12px;padding:0 2px;margin-top:7px}

/* Cards. */
.two{display:grid;grid-template-columns:minmax(0,1.06fr) minmax(0,1fr);gap:18px}
.card{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:18px 20px;box-shadow:var(--shadow);margin-bottom:18px;min-width:0}
.two>.span,.two>:only-child{grid-column:1/-1}
.card>h2{font-size:15px;font-weight:650;letter-spacing:-.005em;margin-bottom:12px;display:flex;gap:10px;align-items:center;flex-wrap:wrap}
.card h3{font-size:12.5px;font-weight:600;color:var(--soft);margin:12px 0 4px}
.tabs{display:flex;gap:2px;background:var(--sunk);border-radius:8px;padding:2px;margin-left:auto}
.tabs button{font-size:12px;font-weight:500;color:var(--soft);padding:3px 9px;border-radius:6px}
.tabs button[aria-selected=true]{background:var(--card);color:var(--ink);box-shadow:0 1px 2px #0002}
.card pre{font-size:12.5px;line-height:1.6;overflow-x:auto}
.reasons li{display:flex;gap:8px;font-size:13.5px;padding:3px 0;align-items:baseline}
.reasons li.first{font-weight:600}
.hint{font-size:13.5px;color:var(--soft);padding:3px 0}

/* Who was asked: an indented list, its lines are borders. */
.tree ul{margin-left:8px;padding-left:23px}
.tree li{position:relative;padding-top:9px}
.tree ul>li::before{content:"";position:absolute;left:-23px;top:0;height:23px;width:17px;border:dashed var(--faint);border-width:0 0 1.5px 1.5px;border-bottom-left-radius:5px}
.tree ul>li:not(:last-child)::after{content:"";position:absolute;left:-23px;top:18px;bottom:0;border-left:1.5px dashed var(--faint)}
.tree ul>li.asked::before{border-style:solid;border-color:var(--key)}
.tree li:focus-visible{outline:none}.tree li:focus-visible>.box{outline:2px solid var(--key);outline-offset:2px;border-radius:9px}
.note.settles{border:1.5px solid var(--key);background:var(--key-bg);border-radius:11px;padding:8px 12px}.settles .flag{float:right}
.who{display:flex;gap:8px;align-items:baseline;font-size:14px;overflow-wrap:anywhere}
.who i{width:15px;height:15px;align-self:center;background:var(--faint);flex:none;-webkit-mask:var(--icon) center/contain no-repeat;mask:var(--icon) center/contain no-repeat}
.i-window{--icon:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23000' stroke-width='1.4'%3E%3Crect x='1.5' y='2.5' width='13' height='11' rx='2'/%3E%3Cpath d='M1.5 5.5h13'/%3E%3C/svg%3E")}
.i-controller{--icon:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23000' stroke-width='1.4'%3E%3Crect x='3.5' y='1.5' width='9' height='13' rx='2'/%3E%3C/svg%3E")}
.i-modifier{--icon:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23000' stroke-width='1.4'%3E%3Cpath d='M4 8h8M9 5l3 3-3 3' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E")}
.who .nm{font-weight:600;flex:1 1 auto;min-width:0}
li.passed>.box>.who,li.passed>.box>.who .nm{color:var(--faint);font-weight:450}
li.asked>.box>.who i{background:var(--key)}
.why{font-size:12.5px;color:var(--soft);margin-left:23px;overflow-wrap:anywhere}
.decides>.box{border:1.5px solid var(--key);background:var(--key-bg);border-radius:11px;padding:8px 12px 9px;margin-left:-4px}
.flag{margin-left:auto;font-size:11.5px;font-weight:650;color:var(--card);background:var(--key);border-radius:99px;padding:1px 9px}
.rule{font:500 11.5px var(--mono);color:var(--key);border:1px solid var(--line);border-radius:5px;padding:0 4px;white-space:nowrap}
#rules dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:6px 16px;font-size:13.5px}#rules dt{font:500 12px/1.7 var(--mono);color:var(--key)}#rules small{color:var(--faint)}
.rule:hover{text-decoration:none;border-color:currentColor}.rule.open{color:var(--maybe)}
.lost .nm{text-decoration:line-through;text-decoration-thickness:1px;color:var(--no)!important}

/* Lines of source, and differences. */
.src{font:12.5px/1.75 var(--mono);overflow-x:auto;margin:0 -20px;padding:0 20px}
.src div{display:grid;grid-template-columns:50px minmax(0,1fr);white-space:pre-wrap}.src div>span:last-child{padding-left:4ch;text-indent:-4ch}.src .u,.src em{text-indent:0}
.src .n{color:var(--faint);text-align:right;padding-right:12px;user-select:none}
.src .add{background:var(--yes-bg);margin:0 -20px;padding:0 20px}.src .del{background:var(--no-bg);margin:0 -20px;padding:0 20px}
.src .add .n,.src .add .sg{color:var(--yes)}.src .del .n,.src .del .sg{color:var(--no)}
.src .gap{color:var(--faint)}
.src .file{color:var(--soft);font-family:var(--sans);display:block;padding-top:6px}
.s{color:var(--yes)}.c{color:var(--faint)}
.u{text-decoration:underline;text-decoration-thickness:2px;text-underline-offset:4px}
.u.r{text-decoration-color:var(--no)}.u.m{text-decoration-color:var(--maybe)}.u.b{text-decoration-color:var(--key)}
.src em{font-style:normal;color:var(--soft);font-family:var(--sans);font-size:12px;margin-left:14px;overflow-wrap:break-word}
.src em b{display:inline-block;min-width:17px;border:1px solid currentColor;border-radius:99px;font:600 10.5px/15px var(--sans);text-align:center;padding:0 3px;margin-right:5px}
.src em.r{color:var(--no)}.src em.m{color:var(--maybe)}
.tried{border-top:1px solid var(--line);margin:14px -20px 0;padding:12px 20px 0;display:flex;gap:10px;align-items:center;font-size:13px;color:var(--soft);flex-wrap:wrap}
.btn{margin-left:auto;border:1px solid var(--line);border-radius:8px;padding:4px 10px;font-size:12.5px;font-weight:550;background:var(--sunk)}

/* Where: the cells of a matrix. */
.wide{overflow-x:auto;position:relative}
.heat{border-collapse:separate;border-spacing:3px;font-size:12.5px}
.heat th{font-weight:500;color:var(--soft);text-align:left;padding:2px 10px 2px 0;line-height:1.3}
.heat th[scope=row]{white-space:nowrap}.seen th[scope=row]{white-space:normal;min-width:120px}
.heat thead th{white-space:nowrap;text-align:center;font-variant-numeric:tabular-nums;padding:0 2px 2px}
.heat thead tr:nth-child(2) th{font-size:11px;color:var(--faint);font-weight:400}
.heat td{padding:0;min-width:36px;width:36px;height:24px;border-radius:7px;text-align:center;vertical-align:middle;background:var(--sunk)}
.heat td .pill{margin:0 auto;width:30px;height:12px}
.heat td.f{background:var(--no-bg);box-shadow:inset 0 0 0 1.5px var(--no)}
.heat td.o{background:var(--maybe-bg);box-shadow:inset 0 0 0 1.5px var(--maybe)}
.heat td.p{background:var(--yes-bg);color:var(--yes)}
.heat td.e{color:var(--no)}
.heat td.x{background:none;color:var(--faint)}
.heat .doubt{display:block;height:0;font:700 11px/1 var(--mono);color:var(--maybe);text-align:right;padding-right:3px;position:relative;top:-5px}
.heat td.here{outline:2px solid var(--ink);outline-offset:1px}

/* What a search reached. */
.seen th b{display:block;color:var(--ink);font-weight:600}.seen th small{display:block;font:11.5px/1.35 var(--mono);color:var(--faint);overflow-wrap:anywhere}
.seen thead th{padding:0 8px 6px;vertical-align:bottom;min-width:74px}.seen thead .pill{margin:0 auto 4px}.seen thead tr:not(:last-child) th{border-bottom:1px solid var(--line)}
.seen td{width:auto;min-width:74px;font-variant-numeric:tabular-nums}.seen td.s{background:var(--key-bg);color:var(--ink)}
details>summary{cursor:pointer;font-size:15px;font-weight:650}details[open]>summary{margin-bottom:12px}
.legend{display:flex;gap:6px 16px;flex-wrap:wrap;font-size:12px;color:var(--soft);margin-top:12px}
.legend span{display:flex;gap:6px;align-items:center}
.sw{width:13px;height:13px;border-radius:4px}
.sw.f{background:var(--no-bg);box-shadow:inset 0 0 0 1.5px var(--no)}.sw.p{background:var(--yes-bg)}.sw.o{background:var(--maybe-bg);box-shadow:inset 0 0 0 1.5px var(--maybe)}
.note{font-size:13px;color:var(--soft);margin-top:12px}

/* The kinds of devices of a scenario. */
.cast{display:grid;grid-template-columns:repeat(auto-fit,minmax(132px,1fr));gap:20px 18px;align-items:end;background:var(--desk);border-radius:12px;padding:22px 20px 14px}
.cast figure{text-align:center;min-width:0}.cast .side{grid-column:span 2}
.cast .phone.whole{height:212px;width:auto;max-width:100%}.cast .side .phone.whole{height:150px}
.cast figcaption{text-wrap:balance;font-size:12.5px;color:var(--soft);margin-top:10px;line-height:1.35}.cast figcaption b{display:block;color:var(--ink);font-weight:600}
.strip{display:flex;gap:4px;align-items:center}.strip .pill{width:30px;height:12px}

/* The rest of the run. */
.mini{display:grid;gap:8px}
.row{display:grid;grid-template-columns:22px minmax(0,1fr) auto;gap:10px;align-items:center;background:var(--card);border:1px solid var(--line);border-radius:12px;padding:9px 16px;overflow-wrap:anywhere}
.row a{color:inherit}.row.here{border-color:var(--key);box-shadow:0 0 0 1px var(--key)}.row small{color:var(--faint);font:12px var(--mono)}
#rest{position:relative}#rest .row{position:absolute;left:0;right:0;height:44px;overflow:hidden;white-space:nowrap}
footer{color:var(--faint);font-size:12.5px;border-top:1px solid var(--line);padding-top:14px;display:flex;gap:20px;flex-wrap:wrap}
dialog{border:1px solid var(--line);border-radius:16px;background:var(--card);color:var(--ink);padding:22px 26px;box-shadow:var(--shadow)}
dialog::backdrop{background:#0006}
dialog dl{display:grid;grid-template-columns:auto 1fr;gap:8px 16px;font-size:14px;margin-top:10px}

@media screen and (max-width:900px){.page,.two{grid-template-columns:minmax(0,1fr)}nav{position:static;height:auto;border:0;max-height:60vh}main{padding:20px}.film{margin-inline:-20px;border-radius:0;border-inline:0}.card{overflow-x:auto}.copy{margin-left:0}.cast{grid-template-columns:1fr 1fr}.heat th[scope=row]{white-space:normal;min-width:104px}.heat td{min-width:34px}}
@media print{.src{overflow:visible}#rest{height:auto!important}#rest .row{position:static;height:auto;white-space:normal;margin-bottom:4px}.wide{overflow:visible}.heat{border-spacing:1px;font-size:10px}.heat td,.seen td{min-width:20px;width:20px;height:16px}.heat td .pill{width:18px;height:7px}.heat th[scope=row]{min-width:80px}@page{margin:14mm}:root{--paper:#fff;--sunk:#fff;--desk:#fff}.page{display:block}nav,.copy,.btn,.tabs,.skip{display:none}main{padding:0;max-width:none}.card,.film,.row,.shot{break-inside:avoid;box-shadow:none}.crumb,h1,.lead,.facts,.card>h2,.card>h3{break-after:avoid}article{margin-bottom:36px}.cast{grid-template-columns:repeat(5,1fr);padding:14px}.cast .phone.whole{height:150px}.cast .side .phone.whole{height:104px}details::details-content{content-visibility:visible}.film{overflow:visible;flex-wrap:wrap}.shot,.shot:has(.pair){min-width:0;padding:14px 8px}*{-webkit-print-color-adjust:exact;print-color-adjust:exact}}
@media (forced-colors:active){.decides>.box,.heat td.f{border:2px solid Highlight}}
'use strict';
const one = (what, within = document) => within.querySelector(what);
const all = (what, within = document) => [...within.querySelectorAll(what)];

// What passed is told by rows that are made when they are looked at: 10,000 of them cost nothing.
// A row has its line and its name; then what is not as it mostly is: cells, what became of it, and
// a file and axes that differ from those of the row before it.
const rest = JSON.parse(one('#passed')?.textContent || '[]').map(([line, name, cells = '', is = '', file = '', axes]) =>
  [file, line, name, is || 'passed', cells, axes]);
rest.reduce((last, row) => {
  row[0] ||= last[0];
  row[5] ??= last[5];
  return row;
}, ['', 0, '', '', '', '']);
const marks = { passed: ['✔', 'yes'], known: ['✘', 'maybe'], skipped: ['·', ''], failed: ['✘', 'no'], open: ['?', 'maybe'] };
const list = one('#rest'), height = 52;
let shown = rest;
let isPrinted = false;
const draw = () => {
  if (!list) return;
  list.style.height = shown.length * height + 'px';
  const top = -list.getBoundingClientRect().top;
  const first = isPrinted ? 0 : Math.max(0, Math.floor(top / height) - 4);
  const last = isPrinted ? Math.min(shown.length, 2000) : Math.max(first, Math.min(shown.length, Math.ceil((top + innerHeight) / height) + 4));
  list.replaceChildren(...shown.slice(first, last).map(([file, line, name, is, cells], index) => {
    const [sign, color] = marks[is], row = document.createElement('div');
    const hash = '#' + encodeURI(file + ':' + line);
    row.className = hash === location.hash ? 'row here' : 'row'; row.style.top = (first + index) * height + 'px'; row.setAttribute('role', 'listitem');
    const mark = document.createElement('span'), words = document.createElement('span'), link = document.createElement('a'), place = document.createElement('small'), count = document.createElement('small');
    mark.className = 'mark ' + color; mark.textContent = sign; mark.setAttribute('role', 'img'); mark.setAttribute('aria-label', is);
    place.textContent = ' ' + file + ':' + line; link.href = hash; link.textContent = name; words.append(link, place); count.textContent = cells;
    row.append(mark, words, count);
    return row;
  }));
};

// The filter: words, is:failed, ios:16.
const query = one('#q'), kinds = { broken: 'failed', undecided: 'open', blank: 'open' };
const filter = () => {
  const words = query.value.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (text, is, axes) => words.every(word =>
    word.startsWith('is:') ? is === (kinds[word.slice(3)] || word.slice(3)) : /^[a-z]+:/.test(word) ? axes.includes(word.replace(':', ' ')) : text.includes(word));
  for (const item of all('#list li')) {
    const text = (item.textContent + ' ' + item.dataset.file).toLowerCase();
    item.hidden = !fits(text, item.dataset.is, (item.dataset.axes || '').toLowerCase());
    const article = document.getElementById(decodeURIComponent(one('a', item).hash.slice(1)));
    if (article) article.hidden = item.hidden;
  }
  for (const group of all('#list ul')) group.hidden = group.previousElementSibling.hidden = !one('li:not([hidden])', group);
  shown = rest.filter(row => fits((row[2] + ' ' + row[0] + ':' + row[1]).toLowerCase(), row[3], (row[5] || '').toLowerCase()));
  for (const chip of all('.chips button')) chip.setAttribute('aria-pressed', words.some(word => (kinds[word.slice(3)] || word.slice(3)) === chip.dataset.is && word.startsWith('is:')));
  const count = one('#count'); if (count) count.textContent = shown.length.toLocaleString('en');
  for (const row of all('#advice .row')) row.hidden = !fits(row.textContent.toLowerCase(), 'advice', '');
  if (one('#advice')) one('#advice').hidden = !one('#advice .row:not([hidden])');
  if (one('#others')) one('#others').hidden = !shown.length;
  one('#none').hidden = !words.length || shown.length > 0 || !!one('#list li:not([hidden])');
  draw();
};
query.addEventListener('input', filter);
for (const chip of all('.chips button')) chip.addEventListener('click', () => {
  const isOn = chip.getAttribute('aria-pressed') === 'true', others = query.value.replace(/\s*is:\S+/g, '').trim();
  query.value = (isOn ? others : others + ' is:' + chip.dataset.is).trim();
  filter();
});
addEventListener('scroll', draw, { passive: true });
addEventListener('resize', draw);
for (const [event, is] of [['beforeprint', true], ['afterprint', false]]) addEventListener(event, () => { isPrinted = is; draw(); });
// What only a script can do is shown by it.
for (const part of all('.find,.chips,.did,.btn')) part.hidden = false;

for (const button of all('[data-copy]')) button.addEventListener('click', async () => {
  try { await navigator.clipboard.writeText(button.dataset.copy); one('.did', button).textContent = 'copied'; } catch { getSelection().selectAllChildren(button); }
});

// Accounts of one moment: without a script they stand one below the other.
for (const card of all('[data-tabs]')) {
  const panels = all('[data-tab]', card), bar = document.createElement('div');
  if (panels.length < 2) continue;
  bar.className = 'tabs'; bar.setAttribute('role', 'tablist'); bar.setAttribute('aria-label', 'Property of the bar');
  const choose = chosen => panels.forEach((panel, index) => {
    panel.hidden = index !== chosen;
    const tab = bar.children[index]; tab.setAttribute('aria-selected', index === chosen); tab.tabIndex = index === chosen ? 0 : -1;
  });
  panels.forEach((panel, index) => {
    const tab = document.createElement('button');
    tab.type = 'button'; tab.textContent = panel.dataset.tab; tab.setAttribute('role', 'tab'); tab.setAttribute('aria-controls', panel.id);
    panel.setAttribute('role', 'tabpanel'); panel.setAttribute('aria-label', panel.dataset.tab); one('h3', panel)?.remove();
    tab.addEventListener('click', () => choose(index));
    bar.append(tab);
  });
  bar.addEventListener('keydown', event => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = (all('button', bar).indexOf(document.activeElement) + step + panels.length) % panels.length;
    choose(next); bar.children[next].focus(); event.preventDefault();
  });
  one('h2', card).append(' ', bar);
  choose(Math.max(0, panels.findIndex(panel => panel.dataset.first !== undefined)));
}

// What a rule says stands at the end of the page, and beside the pointer.
for (const rule of all('a.rule')) rule.title = document.getElementById(rule.hash.slice(1))?.nextElementSibling.firstChild.textContent.trim() || '';

// Who was asked: a tree, of which one item takes the focus and arrows move it.
const above = item => item.parentElement.closest('.tree li');
for (const tree of all('.tree')) {
  const items = all('li', tree);
  tree.setAttribute('role', 'tree'); tree.setAttribute('aria-label', 'Who was asked');
  for (const group of all('ul', tree)) group.setAttribute('role', 'group');
  items.forEach((item, index) => {
    const state = item.matches('.decides') ? 'decides' : item.matches('.asked') ? 'asked' : 'not asked';
    const notes = all('.why', one('.box', item)).map(note => note.textContent.trim());
    item.setAttribute('role', 'treeitem'); item.tabIndex = index ? -1 : 0;
    item.setAttribute('aria-label', [one('.nm', item).textContent, state, ...notes].join(', '));
    if (one('ul', item)) item.setAttribute('aria-expanded', 'true');
  });
  tree.addEventListener('keydown', event => {
    const here = items.indexOf(document.activeElement), item = items[here];
    const next = {
      ArrowDown: items[here + 1], ArrowUp: items[here - 1], Home: items[0], End: items[items.length - 1],
      ArrowRight: item && one('ul>li', item), ArrowLeft: item && above(item)
    }[event.key];
    if (!next) return;
    for (const other of items) other.tabIndex = other === next ? 0 : -1;
    next.focus(); event.preventDefault(); event.stopPropagation();
  });
}

// A long film begins where it goes wrong.
for (const film of all('.film')) {
  const shot = one(':scope>.bad,:scope>.open', film);
  if (!shot) continue;
  const end = shot.offsetLeft + shot.offsetWidth;
  if (end > film.clientWidth) film.scrollLeft = Math.min(shot.offsetLeft, end - film.clientWidth);
}

// Keys.
const go = (step, is) => {
  const links = all('#list li:not([hidden])').filter(item => !is || is.includes(item.dataset.is)).map(item => one('a', item));
  if (!links.length) return;
  const next = links[(links.findIndex(link => link.hasAttribute('aria-current')) + step + links.length) % links.length];
  next.click(); next.focus(); lead(next.hash);
};
let current = '';
const show = hash => {
  if (hash === current) return;
  current = hash;
  for (const link of all('#list a')) if (link.hash === hash) link.setAttribute('aria-current', 'true'); else link.removeAttribute('aria-current');
  one('#list a[aria-current]')?.scrollIntoView({ block: 'nearest' });
};
// The list follows the reader: what is read is what lies under the top of the window.
const articles = all('#list a').map(link => [link, document.getElementById(decodeURIComponent(link.hash.slice(1)))]);
const follow = () => {
  const read = articles.find(([, article]) => article && !article.hidden && article.getBoundingClientRect().bottom > 120);
  if (read) show(read[0].hash);
};
// A link leads to its article, even where the page ends before that is at the top.
let isDue = false, isLed = false;
for (const event of ['wheel', 'touchmove', 'pointerdown']) addEventListener(event, () => { isLed = false; }, { passive: true });
addEventListener('scroll', () => {
  if (isDue || isLed) return;
  isDue = true;
  requestAnimationFrame(() => { isDue = false; follow(); });
}, { passive: true });
const lead = hash => { isLed = true; show(hash); };
// A link to what is told in a row leads there.
const reach = () => {
  const place = decodeURIComponent(location.hash.slice(1)), index = shown.findIndex(row => row[0] + ':' + row[1] === place);
  if (!list || index < 0 || document.getElementById(place)) return;
  scrollTo({ top: list.getBoundingClientRect().top + scrollY + index * height - innerHeight / 3 });
  draw();
};
addEventListener('hashchange', () => { lead(location.hash); reach(); });
const keys = {
  j: () => go(1), k: () => go(-1), n: () => go(1, ['failed', 'certain']), '/': () => query.focus(), '?': () => one('#keys').showModal(),
  t: () => {
    const root = document.documentElement;
    const isDark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme:dark)').matches;
    root.dataset.theme = isDark ? 'light' : 'dark';
  }
};
addEventListener('keydown', event => {
  if (event.target === query) { if (event.key === 'Escape') { query.value = ''; filter(); query.blur(); } return; }
  if ([' ', 'PageDown', 'PageUp', 'ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) isLed = false;
  if (event.metaKey || event.ctrlKey || event.altKey || !keys[event.key]) return;
  event.preventDefault();
  keys[event.key]();
});
filter();
if (location.hash) { lead(location.hash); reach(); } else follow();
# Does a NavigationStack listen to a pushed screen's statusBarHidden?

- range: iOS 16 and later
- confidence: disputed
- status: modelled
- without: A pushed screen is not asked, whatever it does to the navigation bar.
- related: S18, U25
- source: https://github.com/danielsaidi/ScrollKit
- source: seed 000

Not on 16 by the seed and its library's documentation, whose demo nevertheless does it since it was
moved to iOS 26; and a bar was measured to be hidden on a pushed page that also hides the navigation
bar. Taken: asked with the navigation bar hidden, which is an assumption that fits all reports, and
else not; a policy names the first release that asks.

Example: [D1.sbar](D1.sbar)
app Photos {
    ios 16.4
    device "iPhone 14"

    NavigationStack {
        Album()
    }
}

screen Album {
    List {
        NavigationLink("Bridge", destination: Photo())
    }
}

screen Photo {
    Image("bridge")
        .statusBarHidden()
}

scenario "a NavigationStack does not ask the screen that it pushed" {
    launch
    tap "Bridge"
    expect visible
}
# The placement of iOS 27 beside older modifiers

- range: iOS 27 and later
- confidence: open
- status: modelled
- related: S30, S46
- fails: with `(.automatic, for` in place of `(.hidden, for`

Nothing is known. Taken: the placement wins for its property unless it is automatic or nil.

Example: [D10.sbar](D10.sbar)
app Sample {
    ios 27
    device "iPhone 15"

    Text("a").statusBarHidden(false).toolbarVisibility(.hidden, for: .statusBar)
}

scenario "the placement wins over the older modifier" {
    launch
    expect hidden
}
# Does a cover inherit its presenter's preferred colour scheme?

- range: iOS 13 and later
- confidence: disputed
- status: modelled
- related: S44, S33
- source: exyte/PopupView#134
- fails: with `own` in place of `inherited`

The way the preference reaches a whole presentation suggests it; one report saw dark text. Taken:
what SwiftUI presents inherits the scheme, and not the style of a hosting subclass; what UIKit
presents inherits neither.

Example: [D11.sbar](D11.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"
    appearance light
    policy.coverScheme inherited

    Home()
}

screen Home {
    state isOpen = false
    Button("Open") { isOpen = true }
        .preferredColorScheme(.dark)
        .fullScreenCover(isPresented: $isOpen) { Text("cover") }
}

scenario "whether a cover inherits the scheme is for the policy to say" {
    launch
    tap "Open"
    expect light
}
# When is statusBarHidden deprecated?

- range: iOS 27 and later
- confidence: disputed
- status: kept: a deprecation is a warning, and changes no bar
- related: S15
- source: https://developer.apple.com/documentation/swiftui/view/statusbarhidden(_:)
- source: https://github.com/plateaukao/einkbro-ios

Apple's page says 27.0, a copy of the SDK 27.2. Taken as 27.0; it is a warning only.
# Does a presentation that is not full screen hide the bar?

- range: iOS 7 and later
- confidence: disputed
- status: modelled
- related: U34, S4
- source: https://developer.apple.com/documentation/uikit/uiviewcontroller/modalpresentationcapturesstatusbarappearance
- source: seed 004
- fails: with `as fullScreen` in place of `as formSheet`

Seed 004 says so by default; everything else says that the presenter or the card rule decides. Taken
as not hidden.

Example: [D13.sbar](D13.sbar)
app Sample {
    ios 16.4
    device pad

    Home()
}

class Home: UIViewController {
    override var prefersStatusBarHidden: Bool { false }
}

class Card: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}

scenario "a presentation that is not full screen hides nothing" {
    launch
    present Card as formSheet
    expect visible
}
# How many classes does exchanging one hosting getter reach?

- range: iOS 13 and later
- confidence: disputed
- status: modelled
- related: S63
- source: https://github.com/nathantannar4/Transmission
- source: https://github.com/PRNDcompany/StatusBarStyling
- source: seed 001

Two libraries rely on every hosting controller being reached; the seed exchanges on the class at
hand only. Taken: all hosting controllers and no others.

Example: [D14.sbar](D14.sbar)
app Queued {
    ios 15.4
    device "iPhone 13"

    NavigationView { Front() }
}

struct Front: View {
    @State private var style: UIStatusBarStyle = .lightContent
    @State private var isSheetShown = false
    @State private var isCoverShown = false

    var body: some View {
        VStack {
            Button("Cover") { isCoverShown = true }
        }
        .statusBarStyle(style)
        .sheet(isPresented: $isSheetShown) { HalfSheet() }
        .fullScreenCover(isPresented: $isCoverShown) { Covering() }
    }
}

screen Covering { Text("A cover that asks for nothing") }

scenario "every hosting controller is affected" {
    launch
    tap "Cover"
    expect light
}
# Which of nested or neighbouring statusBarHidden modifiers counts?

- range: iOS 13 and later
- confidence: disputed
- status: modelled
- related: S24
- source: https://github.com/OpenSwiftUIProject/OpenSwiftUI
- source: https://github.com/PRNDcompany/StatusBarStyling
- fails: with `innermost` in place of `outermost`

Preferences in general let the outermost writer win; a library documents the innermost for its own,
and many expect any true to hide. Taken: the outermost on a branch, any true among siblings.

Example: [D2.sbar](D2.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"
    policy.nestedHiding outermost

    Text("a").statusBarHidden(false).statusBarHidden(true)
}

scenario "which of two counts is for the policy to say" {
    launch
    expect hidden
}
# Does NavigationView listen before iOS 16?

- range: iOS 13 to 15.8
- confidence: disputed
- status: modelled
- related: S17
- source: https://github.com/Asperi-Demo/4SwiftUI
- source: Paperback-iOS/app#7
- source: https://developer.apple.com/forums/thread/653153
- source: seed 000

The seed saw it work on 16; two projects, one of them citing a thread that others cite too, say that
nothing inside it counts on 14. Taken as not heard on 14 and open on 13 and 15, unless a policy
chooses.

Example: [D3.sbar](D3.sbar)
struct OldNavigation: View {
    var body: some View {
        NavigationView {
            NavigationLink("Navigate") {
                Text("Hidden in here")
                    .statusBarHidden()
            }
        }
    }
}

app Hiding {
}

scenario "what it did before iOS 16" on ios [13, 14, 15], device "iPhone 11",
    policy.navigationView [reported, honoured, ignored]
{
    OldNavigation()

    launch
    tap "Navigate"
    expect visible when policy.navigationView == ignored
}
# Does the bar's scheme count with a hidden background?

- range: iOS 16 to 25
- confidence: disputed
- status: modelled
- related: S39, S37
- source: https://developer.apple.com/documentation/swiftui/view/toolbarcolorscheme(_:for:)
- source: seed 000
- fails: with `literal` in place of `automatic`

The seed saw it count after a few points of scrolling; Apple ties it to a visible background. Taken
as the seed saw it, with a policy for the strict reading.

Example: [D4.sbar](D4.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"
    appearance light
    policy.hiddenBackground automatic

    NavigationStack { Home() }
}

screen Home {
    ScrollView { Text("a") }
        .toolbarBackground(.hidden, for: .navigationBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
}

scenario "whether a hidden background lets the scheme through is for the policy to say" {
    launch
    scroll to -4
    expect light
}
# Does resetting the offset on the way back hide the bar once more?

- range: iOS 13 and later
- confidence: disputed
- status: modelled
- related: S56, S57
- source: https://github.com/danielsaidi/ScrollKit
- source: seed 000

By construction it can while the popped view lives; the author reports a visible bar, for an
unscrolled screen. Taken as not.

Example: [D5.sbar](D5.sbar)
app Music {
    ios 16.4
    device "iPhone 14"

    NavigationStack {
        NavigationLink("Album", destination: Album())
    }
}

screen Album {
    ScrollViewWithStickyHeader(header: { Image("cover") }, headerHeight: 250) {
        Text("Tracks")
    }
    .toolbarBackground(.hidden)
    .toolbarColorScheme(.dark, for: .navigationBar)
    .hideUntilScrolled()
}

scenario "the bar appears once the header has moved, in light text" {
    launch
    tap "Album"
    pull down 40
    back
    expect visible, dark
}
# Which callbacks does a cancelled swipe back fire?

- range: iOS 13 and later
- confidence: open
- status: modelled
- related: S74
- fails: with `cancelledBack fires` in place of `cancelledBack silent`

UIKit's order suggests that the revealed screen appears and disappears. No report covers SwiftUI.
Taken as none, with a policy.

Example: [D6.sbar](D6.sbar)
app Gallery {
    ios 16.4
    device "iPhone 14"
    policy.cancelledBack silent
    state isHidden = false

    NavigationStack {
        NavigationLink("Photo") { Photo() }
            .onAppear { isHidden = false }
    }
    .statusBarHidden(isHidden)
}

screen Photo {
    Image("bridge")
        .onAppear { isHidden = true }
}

scenario "a swipe back that is given up calls nothing" {
    launch
    tap "Photo"
    begin back
    cancel
    expect hidden
}
# Why the bar shows after coming back to an unscrolled sticky screen

- range: iOS 13 and later
- confidence: disputed
- status: modelled
- related: S56
- source: seed 000
- fails: with `.padding()\n    }\n}\n\nscenario` in place of `.hideStatusBarUntilScrolled(using: $scrollOffset)\n    }\n}\n\nscenario`

The seed calls it an open bug. The order of events explains it if the pushed screen drives the same
object, and no special case is made.

Example: [D7.sbar](D7.sbar)
import ScrollKit 0.3

app Albums {
    ios 16.4
    device "iPhone 14"

    Catalogue()
}

struct Catalogue: View {
    @StateObject private var state = StatusBarVisibleState()

    var body: some View {
        NavigationStack {
            NavigationLink("Album", destination: Album())
        }
        .statusBarVisible(state)
    }
}

struct Album: View {
    @State private var scrollOffset: CGPoint = .zero

    var body: some View {
        ScrollViewWithStickyHeader(
            header: { Image("cover") },
            headerHeight: 250,
            onScroll: { offset, _ in scrollOffset = offset }
        ) {
            NavigationLink("Next album", destination: Second())
        }
        .hideStatusBarUntilScrolled(using: $scrollOffset)
    }
}

struct Second: View {
    @State private var scrollOffset: CGPoint = .zero

    var body: some View {
        ScrollViewWithStickyHeader(
            header: { Image("cover") },
            headerHeight: 250,
            onScroll: { offset, _ in scrollOffset = offset }
        ) {
            Text("Tracks")
        }
        .hideStatusBarUntilScrolled(using: $scrollOffset)
    }
}

scenario "the screen that is left resets what the one below it has set" {
    launch
    tap "Album"
    tap "Next album"
    back
    expect top Album, visible
}
# What does the bar's scheme do on iOS 26's glass bars?

- range: iOS 26 and later
- confidence: disputed
- status: modelled
- related: S37, S45
- source: https://github.com/mapbox/mapbox-maps-ios
- source: NativePHP/mobile-air#284
- source: NativePHP/mobile-air#380
- source: deltachat/deltachat-ios#3214

Apple's text is unchanged, while reports see bars that never paint at rest, a style that adapts, and
a scheme that whitens the text without any background. Taken: an explicitly visible background
honours the scheme, else it counts as automatic and a known backdrop decides at rest; a policy lets
the scheme always count.

Example: [D8.sbar](D8.sbar)
app Disputes {
    device notch
}

screen Painted {
    NavigationStack {
        List { }
            .toolbarColorScheme(.dark, for: .navigationBar)
    }
}

scenario "does a bar's scheme need a background from iOS 26" on ios [18, 26],
    policy.schemeFrom26 [background, always]
{
    Painted()

    launch
    expect light when policy.schemeFrom26 == always && ios >= 26
}
# How far does the light text over card sheets reach?

- range: iOS 13 and later
- confidence: disputed
- status: modelled
- related: S5, S22, U37
- source: SwiftKickMobile/SwiftMessages#431
- source: aheze/Popovers#2

It rests on two indirect reports from the time of iOS 13 to 15. Taken for iPhones, large detents and
iOS 13 to 25; else the presenter's values hold. A policy extends it.

Example: [D9.sbar](D9.sbar)
app Releases {
    Home()
}

screen Home: UIViewController

screen Silent: UIViewController { prefersStatusBarHidden = true }

scenario "S5: a card forces light text up to iOS 18"
    on ios [18.0, 26.0], device "iPhone 14"
{
    launch
    present Silent as pageSheet
    expect visible by Home when ios >= 26
}
# A controller without an override: plist style or default?

- range: iOS 7 and later
- confidence: disputed
- status: modelled
- related: U3, U13
- source: https://developer.apple.com/documentation/technotes/tn3105-customizing-uistatusbar-syle
- source: seed 003
- fails: with `{\n    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }\n}` in place of `{ }`

Seed 003 says the plist's style; everybody else says default. Taken as default.

Example: [P1.sbar](P1.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"
    appearance light
    plist { UIStatusBarStyle = UIStatusBarStyleLightContent }

    Home()
}

class Home: UIViewController { }

scenario "without an override the style is default" {
    launch
    expect dark
}
# A navigation controller that overrides both style and child

- range: iOS 7 and later
- confidence: disputed
- status: modelled
- related: U16
- source: https://forums.swift.org/t/50926
- fails: with `{ nil }` in place of `{ topViewController }`

One thread saw "different" results without an explanation. Taken: the child wins.

Example: [P10.sbar](P10.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"

    BaseStack { Home() }
}

class BaseStack: UINavigationController {
    override var childForStatusBarStyle: UIViewController? { topViewController }
    override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
}

class Home: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

scenario "the child wins" {
    launch
    expect light by Home
}
# What must a window's frame equal?

- range: iOS 10 and later
- confidence: disputed
- status: modelled
- related: U46
- source: https://github.com/Tencent/QMUI_iOS
- fails: with `fillsScreen: true` in place of `fillsScreen: false`

Measured as the screen from iOS 10; with several windows on an iPad it is unclear. Taken: the bounds
of the scene.

Example: [P11.sbar](P11.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"

    Home()
    window Toast(level: .alert, isHidden: true, fillsScreen: false) { Message() }
}

class Home: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}

class Message: UIViewController { }

scenario "a window that is smaller than the screen is not asked" {
    launch
    show window Toast
    expect hidden by Home
}
# Does a split view controller hand on visibility?

- range: iOS 8 and later
- confidence: open
- status: modelled
- related: U27

Nothing was found. Taken as not.

Example: [P12.sbar](P12.sbar)
app MasterAndDetail {
    ios 10.1
    device "iPad Air 2"

    UISplitViewController {
        UINavigationController { Master() }.barStyle(.black)
        UINavigationController { Detail() }.barStyle(.black)
    }
}

scenario "two dark bars side by side do not make the text white" {
    launch
    expect style .default
}
# Does a search controller move control?

- range: iOS 8 and later
- confidence: open
- status: modelled
- related: U32
- fails: with `present Card as fullScreen` in place of `present UISearchController`

Nothing was found. Taken as not; what it does to the navigation bar counts.

Example: [P13.sbar](P13.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"

    Feed()
}

class Feed: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}

class Card: UIViewController { }

scenario "a search leaves the question where it was" {
    launch
    present UISearchController
    expect hidden by Feed
}
# How high is the bar of the minis?

- range: iOS 14.2 and later
- confidence: disputed
- status: modelled
- related: U54
- source: https://juejin.cn/post/7026524746011377700
- source: https://juejin.cn/post/7134941721690898445
- source: QuintGao/GKNavigationBar#67
- fails: with `device "iPhone 12"` in place of `device "iPhone 12 mini"`

One list says 50 points, another 44; a report with a simulator's figures reads 44 for the bar and 50
for the safe area. Taken as 50.

Example: [P14.sbar](P14.sbar)
app Small {
    ios 16.4
    device "iPhone 12 mini"

    Text("page")
}

scenario "the bar of the minis is taken to be 50 points high" {
    launch
    expect height 50
}
# Does SDK 27 really ignore the application's setters?

- range: iOS 27 and later
- confidence: disputed
- status: modelled
- related: U10
- source: flutter/flutter#192842
- source: flutter/flutter#192843
- fails: with `sdk 26` in place of `sdk 27`

One issue and its fix are all there is. Taken so, provisionally.

Example: [P15.sbar](P15.sbar)
app Sample {
    ios 27
    sdk 27
    device "iPhone 15"
    plist { UIViewControllerBasedStatusBarAppearance = NO }

    Home()
}

class Home: UIViewController {
    func hide() { UIApplication.shared.isStatusBarHidden = true }
}

scenario "linked with SDK 27 the setter does nothing" {
    launch
    call Home.hide
    expect visible
}
# Rotation defects where the application decides

- range: iOS 10 to 16.7
- confidence: disputed
- status: quirk: it is switched as Q10
- related: U12, Q10
- source: react/react-native#10751
- source: flutter/flutter#84852
- fails: with `quirks off` in place of `quirks Q10`

Real, but defects. Off unless asked for.

Example: [P16.sbar](P16.sbar)
app Sample {
    ios 14
    device "iPhone 8"
    orientation landscape
    quirks Q10
    plist { UIViewControllerBasedStatusBarAppearance = NO }

    Home()
}

class Home: UIViewController { }

scenario "the bar is lost after a launch in landscape" {
    launch
    rotate portrait
    expect hidden
}
# What is black opaque today?

- range: iOS 7 and later
- confidence: disputed (D)
- status: modelled
- without: The same.
- related: U43

Observation alone. Taken as default from iOS 13 and as light content before.

Example: [P17.sbar](P17.sbar)
app Settings {
    plist {
        UIViewControllerBasedStatusBarAppearance = NO
        UIStatusBarStyle = UIStatusBarStyleLightContent
    }

    Front()
}

scenario "the opaque black style is obsolete" on ios 7...16, device homeButton {
    plist {
        UIViewControllerBasedStatusBarAppearance = NO
        UIStatusBarStyle = UIStatusBarStyleBlackOpaque
    }

    launch
    expect dark by plist when ios >= 13
}
# Does an alert take control?

- range: iOS 8 and later
- confidence: disputed (D)
- status: modelled
- without: Not either: an alert is not a full-screen presentation.
- related: U40

Evidence from headers only. Taken as not.

Example: [P18.sbar](P18.sbar)
app Alerts {
}

class Away: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}

class Warning: UIAlertController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .default }
    override var prefersStatusBarHidden: Bool { false }
}

scenario "and a hidden bar stays hidden" on ios 8...18, device homeButton {
    Away()

    launch
    present Warning
    expect hidden by Away
}
# Does the current-context style take control?

- range: iOS 8 and later
- confidence: disputed
- status: modelled
- related: U34
- source: https://developer.apple.com/documentation/uikit/uiviewcontroller/modalpresentationcapturesstatusbarappearance
- source: wix/react-native-navigation#5797
- fails: with `as fullScreen` in place of `as currentContext`

The documentation says no; one comment hints at yes. Taken as no.

Example: [P19.sbar](P19.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"

    Home()
}

class Home: UIViewController {
}

class Card: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}

scenario "the current context does not take control" {
    launch
    present Card as currentContext
    expect visible by Home
}
# Who answers for visibility under a shown navigation bar without a home button?

- range: iOS 11 and later
- confidence: disputed (BD)
- status: modelled
- without: The top controller always answers.
- related: U25
- source: https://github.com/HsuenLI/SharingMe
- fails: with `device "iPhone 8"` in place of `device "iPhone 14"`

Observation says the navigation controller, against the common belief that the top controller always
does; a comment in one project agrees, and so many apps override the child getter that it fits.
Taken from iOS 11 as observed.

Example: [P2.sbar](P2.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"

    UINavigationController { Home() }
}

class Home: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}

scenario "under a shown navigation bar the top is not asked" {
    launch
    expect visible by UINavigationController
}
# Does a card force the bar to be visible?

- range: iOS 13 and later
- confidence: disputed (BD)
- status: modelled
- without: Light text only; visibility stays with the presenter.
- related: U37
- source: software-mansion/react-native-screens#361

Light text is agreed on; that a hidden bar comes back is observation alone. Both are taken.

Example: [P3.sbar](P3.sbar)
app Presenting {
}

class Away: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}

class Panel: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
}

scenario "over a card the system shows the bar" on ios 13...18,
    device [homeButton, notch]
{
    Away()

    launch
    present Panel as pageSheet
    expect light by system
}
# A card that captures

- range: iOS 13 and later
- confidence: disputed
- status: modelled
- related: U37
- source: https://developer.apple.com/documentation/uikit/uiviewcontroller/modalpresentationcapturesstatusbarappearance
- fails: without `, capturing`

By the documentation the presented controller decides, though designers seldom want it. Taken so.

Example: [P4.sbar](P4.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"

    Home()
}

class Home: UIViewController {
}

class Card: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}

scenario "a card that captures is asked" {
    launch
    present Card as pageSheet, capturing
    expect hidden by Card
}
# Landscape on a phone with a home button from iOS 13

- range: iOS 13 and later
- confidence: disputed
- status: modelled
- related: U51
- source: renzifeng/ZFPlayer#856
- source: seed 004
- fails: with `ios 12.4` in place of `ios 16.4`

Seed 004 calls the missing bar a bug; the system leaves it out by construction. Taken as always
hidden.

Example: [P5.sbar](P5.sbar)
app Sample {
    ios 16.4
    device "iPhone 8"

    Home()
}

class Home: UIViewController {
    override var prefersStatusBarHidden: Bool { false }
}

scenario "on its side the phone has no bar" {
    launch
    rotate landscape
    expect hidden by device
}
# From which release is default automatic?

- range: iOS 17 to 25
- confidence: disputed
- status: modelled
- related: U41, S45
- source: https://developer.apple.com/documentation/uikit/uistatusbarstyle/default
- source: alexzhirkevich/compose-cupertino#18
- source: apache/cordova-ios#1689

Apple's wording and one project say 17, another project 18.5. Taken from 17, with the interface
style as a hint.

Example: [P6.sbar](P6.sbar)
app Catalogue {
    ios 13...18
    device ["iPhone 8", "iPhone 11", "iPhone 15 Pro"]

    Text("Catalogue")
}

scenario "the bar is there everywhere" {
    launch
    expect visible
}
# Does the broken chain of presentations still hold?

- range: iOS 10 and later
- confidence: disputed
- status: modelled
- related: U38
- source: openradar 22575294
- source: openradar 23666685

The reports are old and their fate is unknown, but 18.0 still behaves so. Taken as holding.

Example: [P7.sbar](P7.sbar)
app Chain {
    Root()
}

screen Little: UIViewController

class Big: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .default }
}

scenario "the chain breaks at the popover" on ios 8...16, device pad {
    launch
    present Little as popover
    present Big as fullScreen
    expect not asked Big.preferredStatusBarStyle
}
# Is control decided again when a sheet adapts?

- range: iOS 8 and later
- confidence: disputed
- status: modelled
- related: U36
- source: openradar 22564923
- fails: with `ios 12.4` in place of `ios 13.0`

Not on 8.3 to 9; unknown later. Taken: decided at presentation up to iOS 12, at each evaluation from
13.

Example: [P8.sbar](P8.sbar)
app Player {
    ios 13.0
    device "iPhone X"

    Home()
}

class Home: UIViewController { }

class Late: UIViewController {
    var isCapturing = false
    override var prefersStatusBarHidden: Bool { true }
    override var modalPresentationCapturesStatusBarAppearance: Bool {
        get { isCapturing }
        set { }
    }
}

scenario "a flag that is set after the presentation counts from iOS 13 on" {
    launch
    present Late as overFullScreen
    set Late.isCapturing = true
    request update
    expect hidden by Late
}
# Does a request from a controller that is not asked count?

- range: iOS 7 and later
- confidence: disputed
- status: modelled
- related: U20
- source: LeoNatan/LNPopupController#46
- source: gaetanzanella/OverlayContainer#54
- fails: without `        setNeedsStatusBarAppearanceUpdate()\n`

Observed as a full evaluation; some report no effect. Taken: any controller that parents and
presenters link to the root of the controlling window counts, one in another window or in none does
not.

Example: [P9.sbar](P9.sbar)
app Sample {
    ios 16.4
    device pad

    Home()
}

class Home: UIViewController {
    var isFull = false
    override var prefersStatusBarHidden: Bool { isFull }
}

class Card: UIViewController { }

scenario "a request from a controller that is not asked counts" {
    launch
    present Card as formSheet
    call {
        Home.isFull = true
        setNeedsStatusBarAppearanceUpdate()
    }
    expect hidden by Home
}
# A cancelled interactive dismissal keeps the presenter in control

- range: iOS 7 to 7.1
- confidence: single source
- status: quirk
- related: U39
- source: openradar 15902745
- fails: with `quirks off` in place of `quirks Q1`

After the finger gives up, the presenter's style stays although the presented controller is still
there.

Example: [Q1.sbar](Q1.sbar)
app Sample {
    ios 7.1
    device "iPhone 5s"
    quirks Q1

    Home()
}

class Home: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}

class Film: UIViewController {
    override var prefersStatusBarHidden: Bool { false }
}

scenario "the presenter stays in control" {
    launch
    present Film as fullScreen
    begin dismiss
    cancel
    expect hidden by Home
}
# The bar is lost after a launch in landscape

- range: iOS 10 to 16.7
- confidence: confirmed
- status: quirk
- related: U12, P16
- source: react/react-native#10751
- source: flutter/flutter#84852
- source: flutter/flutter#92647
- source: flutter/flutter#123098

Where the application decides, the first turn upright brings no bar; the next way to landscape and
back does.

Example: [Q10.sbar](Q10.sbar)
app Releases {
    device "iPhone 8"

    Home()
}

scenario "U12: upside down is not landscape"
    on ios 15.8, orientation landscape, quirks on,
    UIViewControllerBasedStatusBarAppearance NO
{
    launch
    rotate portrait
    expect hidden
}
# Reaching for the private bar ends the app

- range: iOS 13 and later
- confidence: confirmed
- status: modelled: every app on these releases meets it, so it is not a switch
- related: U9
- source: kukushi/SideMenu#75
- source: kukushi/SideMenu#82
- source: jonkykong/SideMenu#572
- crashes: with `ios 13` in place of `ios 12.5`

Code that asks the application for its `statusBar` or `statusBarWindow` gets an exception instead of
a view: there is neither any more, and the scene's manager is what to read.

Example: [Q11.sbar](Q11.sbar)
app Sample {
    ios 12.5
    device "iPhone 8"

    Home()
}

class Home: UIViewController {
    func paint() {
        let bar = UIApplication.shared.value(forKey: "statusBar") as? UIView
        bar?.backgroundColor = .red
    }
}

scenario "the private bar is still there" {
    launch
    call Home.paint
    expect visible
}
# The text stays dark over a card where the application decides

- range: iOS 13 and later
- confidence: single source
- status: modelled: every app on these releases meets it, so it is not a switch
- related: U37
- source: react-navigation/react-navigation#7916
- source: react-navigation/react-navigation#11513
- fails: with `= YES` in place of `= NO`

Seen with React Native: the presenter is pushed back onto black and the application's dark text
stays.

Example: [Q12.sbar](Q12.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"
    appearance light
    plist { UIViewControllerBasedStatusBarAppearance = NO }

    Home()
}

class Home: UIViewController {
    func open() { present(Card(), animated: true) }
}

class Card: UIViewController { }

scenario "the text stays dark over a card" {
    launch
    call Home.open
    expect dark
}
# Mail and message composers reset the application's style

- range: iOS 7 to 8.4
- confidence: confirmed
- status: quirk
- related: U40, U8
- source: openradar 16649994
- source: wordpress-mobile/WordPress-iOS#3611
- source: https://cyrilchandelier.com/ios-and-the-status-bar
- fails: with `quirks off` in place of `quirks Q13`

Where the application decides, its style is the default one while a composer is up, whatever it was
set to.

Example: [Q13.sbar](Q13.sbar)
app Sample {
    ios 8.4
    device "iPhone 6"
    quirks Q13
    plist {
        UIViewControllerBasedStatusBarAppearance = NO
        UIStatusBarStyle = UIStatusBarStyleLightContent
    }

    Home()
}

class Home: UIViewController { }

scenario "a composer has the default style" {
    launch
    present MFMailComposeViewController as fullScreen
    expect dark
}
# The bar stays hidden after a video

- range: iOS 8 to 8.4
- confidence: confirmed
- status: quirk
- related: U40
- source: chrisjp/CJPAdController#24
- source: chrisjp/CJPAdController#14

Once a player that filled the screen is closed the bar does not come back, not even if it is asked
for. It is taken to be gone until the next launch.

Example: [Q14.sbar](Q14.sbar)
app System {
    Front()
}

screen Film: AVPlayerViewController

scenario "the bar stays hidden after a video" on ios 8, device homeButton,
    quirks [off, Q14]
{
    launch
    present Film as fullScreen
    dismiss
    expect hidden when quirks
}
# The options menu of a document turns the text light

- range: iOS 7.1
- confidence: single source
- status: quirk
- related: U40
- source: openradar 16552210
- source: lionheart/openradar-mirror#3735
- fails: with `quirks off` in place of `quirks Q15`

While the menu of a UIDocumentInteractionController is up, the style of the controller beneath is
ignored and the text is light.

Example: [Q15.sbar](Q15.sbar)
app Viewer {
    ios 7.1
    device "iPhone 5"
    quirks Q15

    Quiet()
}

class Quiet: UIViewController { }

class Menu: UIDocumentInteractionController { }

scenario "while the menu is up the text is light" {
    launch
    present UIDocumentInteractionController as custom
    expect light
}
# An image picker in a popover changes the bar for good

- range: iOS 8.1
- confidence: single source
- status: quirk
- related: S6, U40
- source: openradar 19079532
- source: lionheart/openradar-mirror#2649

On an iPad the picker shows the bar in dark text although a popover has no say, and its dismissal
does not put the bar back. How long that lasts was not reported; it is taken to last until the next
evaluation.

Example: [Q2.sbar](Q2.sbar)
app Defects {
}

class Away: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}

screen Picker: UIImagePickerController

scenario "a picker in a popover shows the bar, and does not put it back"
on ios 8.1, device "iPad Air 2", quirks [off, Q2] {
    Away()

    launch
    present Picker as popover
    dismiss
    expect visible, stale when quirks == Q2
}
# Custom presentations always take control

- range: iOS 8.3 to 9.3
- confidence: single source
- status: modelled: every app on these releases meets it, so it is not a switch
- related: U35
- source: openradar 22574353
- fails: with `    ios 10\n` in place of `    ios 9\n`

The capture flag is not looked at.

Example: [Q3.sbar](Q3.sbar)
app Sample {
    ios 9
    device "iPhone 6s"

    Home()
}

class Home: UIViewController { }

class Menu: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}

scenario "a custom presentation takes control" {
    launch
    present Menu as custom
    expect hidden by Menu
}
# Control is not revised when a presentation adapts

- range: iOS 8.3 to 9.3
- confidence: single source
- status: modelled: every app on these releases meets it, so it is not a switch
- related: U36, P8
- source: openradar 22564923
- fails: with `present Sheet as formSheet\n    resize compact` in place of `resize compact\n    present Sheet as formSheet`

What was decided at the start stays, whatever shape the presentation takes later.

Example: [Q4.sbar](Q4.sbar)
app Notes {
    ios 9.3
    device "iPad Air 2"

    Root()
}

class Root: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

class Sheet: UIViewController { }

scenario "widened while it is up, the sheet keeps the control that it had" {
    launch
    resize compact
    present Sheet as formSheet
    resize regular
    expect dark by Sheet
}
# What a powerless controller presents is never asked

- range: iOS 8 and later
- confidence: single source
- status: modelled: every app on these releases meets it, so it is not a switch
- related: U38
- source: openradar 22575294
- fails: without `    present Menu as overFullScreen\n`

The chain of presentations ends at the first one without control.

Example: [Q5.sbar](Q5.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"

    Home()
}

class Home: UIViewController {
}

class Menu: UIViewController { }
class Film: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}

scenario "what a powerless controller presents is not asked" {
    launch
    present Menu as overFullScreen
    present Film as fullScreen
    expect visible
}
# Peek and pop forgets a hidden bar

- range: iOS 9
- confidence: single source
- status: quirk
- related: U33, U34
- source: openradar 23000171
- source: lionheart/openradar-mirror#6337

A previewed controller that sets the capture flag and wants no bar has one after the pop; without
the flag it has none.

Example: [Q6.sbar](Q6.sbar)
app Defects {
    UINavigationController { Front() }
}

class Photo: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
    override var modalPresentationCapturesStatusBarAppearance: Bool {
        get { true }
    }
}

scenario "what was previewed and then shown has lost its wish for no bar"
on ios 9, device "iPhone 6s", quirks [off, Q6] {
    launch
    begin peek Photo as fullScreen
    finish
    expect visible by Photo when quirks
}
# The betas of iOS 10 let no modal controller change the bar

- range: iOS 10
- confidence: single source
- status: quirk: no release had it, so that it happens only where it is named
- related: U33
- source: openradar 27435072
- source: lionheart/openradar-mirror#15409

Whatever the presented controller answered, the bar stayed as its presenter wanted it.

Example: [Q7.sbar](Q7.sbar)
app Defects {
    UINavigationController { Front() }
}

class Front: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    func paintBar() {
        let bar = UIApplication.shared.value(forKey: "statusBar") as? UIView
    }

    func paintBarByName() {
        UIApplication.shared.statusBarView?.backgroundColor = .red
    }

    func paintBarWhereThereIsOne() {
        UIApplication.shared.statusBarView?.backgroundColor = .red
    }
}

class Away: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}

scenario "the betas of iOS 10 asked no presented controller"
on ios 10, device "iPhone 7", quirks [off, on, Q7] {
    launch
    present Away as fullScreen
    expect visible, not asked Away when quirks == Q7
}
# Notched phones ignore everything in landscape

- range: iOS 11 to 12.5
- confidence: single source
- status: modelled: every app on these releases meets it, so it is not a switch
- related: U50
- source: openradar 35694326
- fails: with `iPhone 8` in place of `iPhone X`

First reported as a defect; later releases made it the rule for every phone.

Example: [Q8.sbar](Q8.sbar)
app Sample {
    ios 12
    device "iPhone X"

    Home()
}

class Home: UIViewController {
    override var prefersStatusBarHidden: Bool { false }
}

scenario "the class is not asked in landscape" {
    launch
    rotate landscape
    expect hidden
}
# The navigation bar slides under the status bar

- range: iOS 13 to 14.8
- confidence: single source
- status: quirk
- source: TelegramMessenger/Telegram-iOS#240
- source: seed 004
- fails: with `quirks off` in place of `quirks Q9`

On phones with a home button, hiding and showing the bar leaves the navigation bar too high until a
rotation. Layout only.

Example: [Q9.sbar](Q9.sbar)
app Viewer {
    ios 13
    device "iPhone 8"
    quirks Q9

    UINavigationController { Photo() }
}

class Photo: UIViewController {
    var isFull = false
    override var prefersStatusBarHidden: Bool { isFull }
}

scenario "hidden and shown, the bar has the navigation bar under it" {
    launch
    call {
        isFull = true
        setNeedsStatusBarAppearanceUpdate()
    }
    call {
        isFull = false
        setNeedsStatusBarAppearanceUpdate()
    }
    expect navigationBar overlapping
}
# The default style follows the colour scheme

- range: iOS 13 and later
- confidence: confirmed
- status: modelled
- related: U41, S45
- source: ish-app/ish#966
- source: seed 000
- source: seed 003

With no preference the style is default: dark text while the presentation is light, light text while
it is dark. Dark text at any rate needs darkContent.

Example: [S1.sbar](S1.sbar)
app Catalogue {
    ios 13...18
    device ["iPhone 8", "iPhone 11", "iPhone 15 Pro"]

    Text("Catalogue")
}

scenario "the bar is there everywhere" {
    launch
    expect visible
}
# A plain UIKit view never owns the bar

- range: iOS 13 and later
- confidence: inferred
- status: modelled
- related: S8
- fails: with `{ Film() }` in place of `{ Ruler() }`

Only controllers are asked, so a UIViewRepresentable changes nothing.

Example: [S10.sbar](S10.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"

    ZStack { Ruler() }
}

struct Ruler: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) { }
}

class Film: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}

scenario "a view of UIKit's is not asked" {
    launch
    expect visible by Sample
}
# A hosting subclass decides for the window's root, not for covers

- range: iOS 13 and later
- confidence: confirmed
- status: modelled
- related: S44, S71
- source: tangem/tangem-app-ios-old#2499
- source: xavierdonnellon/swiftui-statusbarstyle#3
- source: https://github.com/Asperi-Demo/4SwiftUI
- source: seed 001

A subclass that overrides the style and is the window's root is asked for the root's content; a
full-screen cover lives in a fresh hosting controller that knows nothing of it. From iOS 16 two
projects saw the base class name a private child for the style, unless the subclass answers nil to
childForStatusBarStyle too, one of them over a NavigationStack, so a subclass that shows a
NavigationStack or a NavigationView is taken not to be asked. Elsewhere it is; disputed, and a
policy chooses.

Example: [S11.sbar](S11.sbar)
app Devstack {
    BaseStack { StyledHost { Home() } }
}

class BaseStack: UINavigationController {
    override var childForStatusBarStyle: UIViewController? { topViewController }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

container StyledHost: UIHostingController {
    preferredStatusBarStyle = .darkContent
}

scenario "a hosting controller with a style of its own decides" on ios 13...18,
    device notch,
    appearance [light, dark]
{
    launch
    expect not asked BaseStack.preferredStatusBarStyle
}
# A SwiftUI screen pushed into UIKit answers default

- range: iOS 13 and later
- confidence: single source
- status: modelled
- related: U24
- source: https://github.com/Automattic/pocket-casts-ios/commit/aca1f179e
- fails: without `    push Page\n`

What SwiftUI pushes into an app's UIKit navigation controller is hosted by an anonymous controller
with the default style, so a navigation controller that asks its top loses its own style there.

Example: [S12.sbar](S12.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"
    appearance light

    UINavigationController { Home() }.isNavigationBarHidden(true)
}

class Home: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

screen Page { Text("page") }

scenario "a SwiftUI screen that is pushed into UIKit answers default" {
    launch
    expect light
    push Page
    expect dark
}
# A UIKit navigation controller keeps the style, and asks its top for visibility

- range: iOS 7 and later
- confidence: confirmed
- status: modelled
- related: U22, U24, U25
- source: stripe/stripe-ios#1308
- source: lionheart/openradar-mirror#4404
- source: lionheart/openradar-mirror#4406
- source: MateeDevs/devstack-native-app#80
- source: seed 002
- source: seed 003
- source: seed 004
- fails: with `.preferredColorScheme(.dark)` in place of `.statusBarHidden()`

With its bar shown it decides the style; with the bar hidden the top controller does. Visibility is
a matter of the top controller, which U25 narrows on phones without a home button. Subclasses can
name a child for both.

Example: [S13.sbar](S13.sbar)
app Sample {
    ios 16.4
    device "iPhone 8"
    appearance light

    UINavigationController { UIHostingController { Text("a").statusBarHidden() } }
}

scenario "the stack asks its top for visibility" {
    launch
    expect hidden
}
# In tabs the selected one is asked

- range: iOS 13 and later
- confidence: single source
- status: modelled
- related: U26
- source: https://github.com/xavierdonnellon/swiftui-statusbarstyle
- source: seed 003
- source: seed 004
- fails: with `select tab "A"` in place of `select tab "B"`

This is certain for UIKit's tab bar controller and reported once for TabView. By one comment the
scheme that a visited tab prefers goes on after another tab is selected: where such a tab asks for
one, the scheme is open.

Example: [S14.sbar](S14.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"

    TabView {
        Text("a").tabItem { Text("A") }
        Text("b").statusBarHidden().tabItem { Text("B") }
    }
}

scenario "the selected tab is asked" {
    launch
    select tab "B"
    expect hidden
}
# Two names of one modifier

- range: iOS 13 and later
- sdk: the newer name came with the iOS 16 SDK and works back to 13
- confidence: confirmed
- status: modelled
- related: D12, S30
- source: https://developer.apple.com/documentation/swiftui/view/statusbar(hidden:)
- source: https://developer.apple.com/documentation/swiftui/view/statusbarhidden(_:)
- source: https://github.com/plateaukao/einkbro-ios
- fails: with `hidden: false` in place of `hidden: true`

statusBar(hidden:) was renamed statusBarHidden(_:), whose argument is true if left out. Both are
deprecated at 27.0.

Example: [S15.sbar](S15.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"

    Text("a").statusBar(hidden: true)
}

scenario "the older name says the same" {
    launch
    expect hidden
}
# In a plain tree the modifier hides the bar from anywhere

- range: iOS 13 and later
- confidence: confirmed
- status: modelled
- related: S24
- source: liveview-native/liveview-client-swiftui#765
- source: mlemgroup/mlem#1654
- source: element-hq/element-x-ios#2065
- fails: with `.statusBarHidden(false)` in place of `.statusBarHidden()`

Without a navigation container or an embedded controller in between, true hides and false or nothing
shows. The wish leaves together with the view that carries it.

Example: [S16.sbar](S16.sbar)
app Catalogue {
    ios 13...18
    device ["iPhone 8", "iPhone 11"]

    VStack {
        Text("Catalogue")
        Text("A page deep in the tree")
            .statusBarHidden()
    }
}

scenario "from anywhere in a plain tree the modifier hides the bar" {
    launch
    expect hidden
}
# NavigationView listens to the screen on top

- range: iOS 16 to 26.5
- confidence: single source
- status: modelled
- related: D3
- source: https://github.com/danielsaidi/ScrollKit
- source: seed 000

A pushed destination may carry the modifier, and going back restores the value of the screen beneath
by itself. Seen from 16 to 26, and taken to go on; before, D3 tells what is known.

Example: [S17.sbar](S17.sbar)
struct OldNavigation: View {
    var body: some View {
        NavigationView {
            NavigationLink("Navigate") {
                Text("Hidden in here")
                    .statusBarHidden()
            }
        }
    }
}

app Hiding {
}

scenario "what it did before iOS 16" on ios [13, 14, 15], device "iPhone 11",
    policy.navigationView [reported, honoured, ignored]
{
    OldNavigation()

    launch
    tap "Navigate"
    expect visible when policy.navigationView == ignored
}
# NavigationStack does not listen to pushed screens

- range: iOS 16 and later
- confidence: disputed
- status: modelled
- related: D1, S19
- source: https://danielsaidi.com/blog/2023/03/14/handling-status-bar-color-scheme-and-visibility-in-swiftui
- source: https://github.com/danielsaidi/ScrollKit
- source: seed 000

A modifier on a destination is not read; it must be on the stack or outside it. Certain for 16.0 to
16.3 under a shown navigation bar, unsettled later and with the bar hidden.

Example: [S18.sbar](S18.sbar)
app Photos {
    ios 16.4
    device "iPhone 14"

    NavigationStack {
        Album()
    }
}

screen Album {
    List {
        NavigationLink("Bridge", destination: Photo())
    }
}

screen Photo {
    Image("bridge")
        .statusBarHidden()
}

scenario "a NavigationStack does not ask the screen that it pushed" {
    launch
    tap "Bridge"
    expect visible
}
# What is set outside the stack holds for all its screens

- range: iOS 16 and later
- confidence: single source
- status: modelled
- related: S18
- source: seed 000
- fails: with `isFull = false` in place of `isFull = true`

Root and pushed screens share the value on the stack or around it.

Example: [S19.sbar](S19.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"
    state isFull = true

    NavigationStack { NavigationLink("Photo") { Photo() } }
        .statusBarHidden(isFull)
}

screen Photo { Image("bridge") }

scenario "what is set outside the stack holds for its screens" {
    launch
    tap "Photo"
    expect hidden
}
# SwiftUI's modifiers need the view-controller mode

- range: iOS 13 and later
- confidence: confirmed
- status: modelled
- related: U1
- source: https://github.com/WXYC/wxyc-ios-64/commit/f80a39dc
- source: Dimillian/ACHNBrowserUI#10
- source: https://github.com/NordicSemiconductor/IOS-nRF-Toolbox/commit/94070a8b
- source: https://github.com/plateaukao/einkbro-ios
- source: https://github.com/nathantannar4/Transmission
- source: https://sarunw.com/posts/preferredstatusbarstyle-not-getting-called/
- source: seed 002

If the plist gives the bar to the application, statusBarHidden and every modifier for style are
without effect; the plist and the application's setters decide. Whether the plist's style counts
where SwiftUI makes the window is disputed: it was seen to work under a scene delegate and to be
ignored in SwiftUI's own life cycle, and a policy chooses.

Example: [S2.sbar](S2.sbar)
app Legacy {
    ios 16.4
    device "iPhone 14"
    plist {
        UIViewControllerBasedStatusBarAppearance = NO
        UIStatusBarStyle = UIStatusBarStyleLightContent
    }

    Text("Hello")
        .statusBarHidden()
}

scenario "no modifier has an effect, the plist decides" {
    launch
    expect light by plist
}
# A shared flag stays set until it is reset

- range: iOS 13 and later
- confidence: confirmed
- status: modelled
- related: S84
- source: seed 000
- fails: with `true }\n        .onDisappear { isFull = false }` in place of `true }`

A destination that turns a shared flag on while it appears leaves the bar hidden after the way back,
by button or by swipe.

Example: [S20.sbar](S20.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"
    state isFull = false

    NavigationStack { NavigationLink("Photo") { Photo() } }
        .statusBarHidden(isFull)
}

screen Photo {
    Image("bridge")
        .onAppear { isFull = true }
}

scenario "a shared flag stays set" {
    launch
    tap "Photo"
    back
    expect hidden
}
# A cover's content decides while it is up

- range: iOS 14 and later
- confidence: confirmed
- status: modelled
- related: S4
- source: mlemgroup/mlem#1654
- fails: with `Text("cover").statusBarHidden()` in place of `Text("cover")`

The presenter's value comes back with the dismissal.

Example: [S21.sbar](S21.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"

    Home()
}

screen Home {
    state isOpen = false
    Button("Open") { isOpen = true }
        .statusBarHidden()
        .fullScreenCover(isPresented: $isOpen) { Text("cover") }
}

scenario "a cover's content decides while it is up" {
    launch
    tap "Open"
    expect visible
}
# A sheet's content cannot hide the bar on an iPhone

- range: iOS 13 and later
- confidence: inferred
- status: modelled
- related: D9, U34
- fails: with `.fullScreenCover` in place of `.sheet`

It is not asked; the presenter's value stays.

Example: [S22.sbar](S22.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"

    Home()
}

screen Home {
    state isOpen = false
    Button("Open") { isOpen = true }
        .sheet(isPresented: $isOpen) { Text("card").statusBarHidden() }
}

scenario "a sheet's content cannot hide the bar" {
    launch
    tap "Open"
    expect visible
}
# Split views, inspectors and popovers of SwiftUI

- range: iOS 16 and later
- confidence: inferred
- status: modelled
- related: S18, S6

Nothing was observed. In compact width the visible column counts as a stack, in regular width the
columns as siblings; a popover counts as a presentation that is not asked.

Example: [S23.sbar](S23.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"

    NavigationSplitView {
        NavigationLink("Photo") { Photo() }
    } detail: {
        Text("nothing chosen")
    }
}

screen Photo {
    Image("bridge").statusBarHidden()
}

scenario "the columns are not asked" {
    launch
    tap "Photo"
    expect visible
}
# Several modifiers at once

- range: iOS 13 and later
- confidence: inferred
- status: modelled
- related: D2
- source: https://github.com/OpenSwiftUIProject/OpenSwiftUI
- fails: with `statusBarHidden(true).statusBarHidden(false)` in place of `statusBarHidden(false).statusBarHidden(true)`

It is not documented. By the way preferences are combined in general, the outermost writer of a
branch hides those inside, and siblings are reduced in order.

Example: [S24.sbar](S24.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"

    Text("a").statusBarHidden(false).statusBarHidden(true)
}

scenario "the outermost of nested modifiers counts" {
    launch
    expect hidden
}
# An animated change fades the bar

- range: iOS 13 and later
- confidence: confirmed
- status: modelled
- related: U56
- source: https://wangchujiang.com/swiftui-example/containers/demo7/index.html
- source: https://github.com/EhPanda-Team/EhPanda
- source: https://github.com/Aeastr/Portal
- source: seed 000
- fails: with `isFull = true` in place of `withAnimation { isFull = true }`

A change inside withAnimation, or beneath a matching animation modifier, fades; any other is
immediate. Only a hosting controller that overrides the update animation brings a slide.

Example: [S25.sbar](S25.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"

    Home()
}

screen Home {
    state isFull = false
    Button("Hide") { withAnimation { isFull = true } }
        .statusBarHidden(isFull)
}

scenario "a change in an animation fades the bar" {
    launch
    tap "Hide"
    expect hidden, animated fade
}
# Hiding the bar gives its space to the content, unless there is a notch

- range: iOS 11 and later
- confidence: confirmed
- status: modelled
- related: U54
- source: home-assistant/iOS#2099
- source: SwiftKickMobile/SwiftMessages#488
- fails: with `device "iPhone 14"` in place of `device "iPhone 8"`

On iPads and on phones with a home button the top inset goes away with the bar; under a notch or an
island it stays. Where it goes, hiding shifts the very scrolling that may have caused it.

Example: [S26.sbar](S26.sbar)
app Sample {
    ios 16
    device "iPhone 8"

    Text("a").statusBarHidden()
}

scenario "without a notch the content gets the space" {
    launch
    expect hidden, inset 0
}
# A phone on its side has no bar

- range: iOS 13 and later
- confidence: single source
- status: modelled
- related: U51
- source: seed 004
- fails: with `device pad` in place of `device "iPhone 14"`

The system hides it from iOS 13, whatever a view asks for.

Example: [S27.sbar](S27.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"

    Text("a")
}

scenario "a phone on its side has no bar" {
    launch
    rotate landscape
    expect hidden
}
# The bar on iPadOS 26

- range: iOS 26 and later
- confidence: single source
- status: quirk: the overlap is switched, the height of the band is a rule
- related: S26
- source: erik-sutton95/OpenZCine#91
- source: flutter/flutter#186028
- source: wordpress-mobile/WordPress-iOS#24812
- fails: with `device notch` in place of `device pad`

The bar's band is 32 points high on every iPad, in full screen too. In a window it also holds the
window's controls, which lie over the content once hiding the bar frees it. On 26.0 a bar that only
the plist hid at launch overlapped the navigation bar.

Example: [S28.sbar](S28.sbar)
app Reader {
    ios 26
    device pad

    Text("page")
}

scenario "in a window the band of the bar is 32 points high" {
    launch
    resize compact
    expect inset 32
}
# Coming back to the foreground on iOS 26

- range: iOS 26 and later
- confidence: single source
- status: kept: a precaution of one app's layout; the bar itself was not seen wrong
- source: https://github.com/Aidoku/Aidoku/commit/75def200

One app shows its bar before it goes to the background and hides it again afterwards, because what
it hides around the bar came back wrong.
# A window on top owns the bar, however small or clear it is

- range: iOS 7 and later
- confidence: confirmed
- status: modelled
- related: U44
- source: home-assistant/iOS#5417
- source: onmyway133/blog#908
- source: lionheart/openradar-mirror#4125
- source: aheze/Popovers#2
- source: element-hq/element-x-ios#2065
- fails: without `    show window Banner\n`

The topmost visible window of the scene is asked, even one that lets touches through or draws
nothing. A hidden window does not count.

Example: [S3.sbar](S3.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"

    Text("a").statusBarHidden()
    window Banner(level: .alert, isHidden: true) { Text("b") }
}

scenario "a window on top owns the bar, however little it shows" {
    launch
    show window Banner
    expect visible
}
# iOS 27 has a modifier for the status bar's visibility

- range: iOS 27 and later
- confidence: confirmed
- status: modelled
- related: D10, S46
- source: https://developer.apple.com/documentation/swiftui/toolbarplacement/statusbar
- source: https://developer.apple.com/documentation/ios-ipados-release-notes/ios-ipados-27-release-notes
- source: https://onestack.dev/ios-reference/SwiftUI/ToolbarPlacement

toolbarVisibility with the placement statusBar hides, shows, or leaves it to the system.

Example: [S30.sbar](S30.sbar)
app Releases {
}

screen Placed {
    Text("Placed")
        .toolbarVisibility(.hidden, for: .statusBar)
        .toolbarColorScheme(.dark, for: .statusBar)
}

scenario "S30, S46: the bar has a placement of its own from iOS 27 on"
    on ios [26.0, 27.0], device "iPhone 14"
{
    Placed()

    launch
    expect hidden when ios >= 27
}
# The application's old readers may answer nonsense

- range: iOS 27 and later
- sdk: SDK 27
- confidence: confirmed
- status: kept: it is about what code reads, and what this reads is not the bar
- related: U9
- source: https://developer.apple.com/documentation/ios-ipados-release-notes/ios-ipados-27-release-notes

Frame, style and visibility read from the application object may be null or not a number; the
scene's manager is to be read.
# SwiftUI has no modifier for the style before iOS 27

- range: iOS 13 to 26.5
- confidence: confirmed
- status: modelled
- related: S46
- source: https://developer.apple.com/documentation/ios-ipados-release-notes/ios-ipados-27-release-notes
- source: seed 001
- fails: with `.environment(\\.colorScheme, .dark)` in place of `.preferredColorScheme(.dark)`

What there is acts from the side: colour schemes, the navigation bar's scheme, a hosting subclass,
an embedded controller, or an exchanged getter.

Example: [S32.sbar](S32.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"

    Text("a").preferredColorScheme(.dark)
}

scenario "only the scheme turns the text" {
    launch
    expect light
}
# preferredColorScheme sets the scheme of the whole presentation

- range: iOS 13 and later
- confidence: confirmed
- status: quirk: the scheme that stays is switched, the rest is a rule
- related: S34, S1, D11, U41
- source: partout-io/passepartout#1200
- source: https://developer.apple.com/documentation/swiftui/view/preferredcolorscheme(_:)
- source: https://github.com/Asperi-Demo/4SwiftUI
- source: anyproto/anytype-swift#2081
- source: exyte/PopupView#134
- source: forXifLess/LinkNavigator#35

It overrides the user's choice for the window, sheet, cover or popover around it, and the default
style follows; what UIKit presents over it does not inherit it. Nil is not a wish, but some apps do
not get rid of the dark scheme by going back to it.

Example: [S33.sbar](S33.sbar)
app Reading {
    ios 16.4
    device "iPhone 14"

    state isNight = false

    Shelf()
        .preferredColorScheme(isNight ? .dark : nil)
}

screen Shelf {
}

scenario "a dark scheme turns the text light" {
    launch
    set isNight = true
    expect light
}
# Several preferred schemes: the outermost, then the first

- range: iOS 13 to 18.5
- confidence: single source
- status: modelled
- related: S33
- source: https://github.com/OpenSwiftUIProject/OpenSwiftUI
- fails: without `.preferredColorScheme(.light)`

On one branch the outermost modifier counts even if it says nil. Among siblings the first that is
not nil counts.

Example: [S34.sbar](S34.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"

    VStack { Text("a").preferredColorScheme(.dark) }.preferredColorScheme(.light)
}

scenario "the outermost scheme counts" {
    launch
    expect dark
}
# colorScheme recolours a subtree, never the bar

- range: iOS 13 and later
- confidence: confirmed
- status: modelled
- related: S33
- source: https://developer.apple.com/documentation/swiftui/view/colorscheme(_:)
- source: https://github.com/jellyfin/Swiftfin
- source: https://github.com/Asperi-Demo/4SwiftUI
- fails: with `.preferredColorScheme(.dark)` in place of `.environment(\\.colorScheme, .dark)`

Neither colorScheme nor the environment value reaches the presentation, so the bar keeps its text.

Example: [S35.sbar](S35.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"
    appearance light

    Text("a").environment(\.colorScheme, .dark)
}

scenario "the scheme of a subtree leaves the bar alone" {
    launch
    expect dark
}
# The navigation bar's scheme colours the status bar too

- range: iOS 16 and later
- confidence: confirmed
- status: modelled
- related: S37
- source: https://developer.apple.com/documentation/swiftui/view/toolbarcolorscheme(_:for:)
- source: seed 000
- source: seed 001
- fails: with `.light, for` in place of `.dark, for`

toolbarColorScheme travels up to the container that draws the bar: dark brings light text, light
brings dark text, nil leaves it to the system.

Example: [S36.sbar](S36.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"
    appearance light

    NavigationStack { Home() }
}

screen Home {
    Text("a")
        .toolbarBackground(.visible, for: .navigationBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
}

scenario "the navigation bar's scheme colours the text" {
    launch
    expect light
}
# The scheme counts only while the bar's background is shown

- range: iOS 16 to 25
- confidence: confirmed
- status: modelled
- related: D4, D8, S38
- source: https://developer.apple.com/documentation/swiftui/view/toolbarcolorscheme(_:for:)
- source: seed 000

As the background fades in, the text changes from the app's scheme to the one asked for. A
background that is always visible makes sure of it. From iOS 26, whose bars have no such background,
that is disputed.

Example: [S37.sbar](S37.sbar)
app Offered {
    device "iPhone 14"
}

screen InStack {
    NavigationStack {
        ScrollView { Text("Rows") }
            .toolbarColorScheme(.dark, for: .navigationBar)
    }
}

scenario "but only where the bar is painted" on ios 16...18 {
    InStack()

    launch
    expect dark
}
# When a bar's background is shown

- range: iOS 16 and later
- confidence: confirmed
- status: modelled
- related: S37, S39
- source: https://developer.apple.com/documentation/swiftui/view/toolbarbackground(_:for:)-7lv0f
- source: NativePHP/mobile-air#284
- source: NativePHP/mobile-air#380
- fails: with `scroll down 0` in place of `scroll down 60`

Automatic shows it once content lies beneath, visible always, hidden never. A mere colour is not a
visibility: at the edge it is not painted, and on 26.2 an inline bar with only a colour stays clear
until something scrolls under it.

Example: [S38.sbar](S38.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"
    appearance light

    NavigationStack { Home() }
}

screen Home {
    ScrollView { Text("a") }
        .toolbarColorScheme(.dark, for: .navigationBar)
}

scenario "the background comes as the content scrolls under it" {
    launch
    expect dark
    scroll down 60
    expect light
}
# A hidden background lets the scheme through after a few points

- range: iOS 16 to 16.7
- confidence: disputed
- status: modelled
- related: D4
- source: seed 000
- fails: with `scroll to 0` in place of `scroll to -4`

The seed saw the scheme take effect while scrolling although the background was hidden, as though it
were automatic. Read literally, Apple's text says it should not. Seen on 16, and taken up to 25.

Example: [S39.sbar](S39.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"
    appearance light

    NavigationStack { Home() }
}

screen Home {
    ScrollView { Text("a") }
        .toolbarBackground(.hidden, for: .navigationBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
}

scenario "the scheme comes through after a few points" {
    launch
    scroll to -4
    expect light
}
# Inside the window the topmost capturing presentation is asked

- range: iOS 7 and later
- confidence: confirmed
- status: modelled
- related: U33, U34
- source: lionheart/openradar-mirror#17029
- source: openradar 30870230
- source: TortugaPower/BookPlayer#95
- source: https://gist.github.com/longvudai/68617e77c2d0f0427b2aa238f2880a20
- source: https://github.com/nathantannar4/Transmission
- source: mlemgroup/mlem#1654
- fails: with `sheet` in place of `fullScreenCover`

A full-screen cover captures. Sheets, popovers, over-full-screen and custom presentations do not
unless the presented controller says so; then what lies beneath goes on answering.

Example: [S4.sbar](S4.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"

    Home()
}

screen Home {
    state isOpen = false
    Button("Open") { isOpen = true }
        .fullScreenCover(isPresented: $isOpen) { Film() }
}

screen Film { Text("film").statusBarHidden() }

scenario "the topmost presentation that takes control is asked" {
    launch
    tap "Open"
    expect hidden by Film
}
# The scheme switches at minus three points

- range: iOS 16 to 16.7
- confidence: single source
- status: modelled
- related: S37
- source: seed 000
- fails: with `scroll to -2` in place of `scroll to -4`

Two points up the scheme is not yet applied, three points up it is. The number was found by trying
on 16, and is taken for later releases too.

Example: [S40.sbar](S40.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"
    appearance light

    NavigationStack { Home() }
}

screen Home {
    ScrollView { Text("a") }
        .toolbarColorScheme(.dark, for: .navigationBar)
}

scenario "the scheme switches at minus three points" {
    launch
    scroll to -4
    expect light
}
# Old and new names of the toolbar modifiers

- range: iOS 16 and later
- confidence: confirmed
- status: kept
- source: https://developer.apple.com/documentation/swiftui/view/toolbarbackgroundvisibility(_:for:)
- fails: with `(.hidden` in place of `(.visible`

The forms that take a visibility were renamed with iOS 18 and are deprecated. An empty list of
placements means automatic, which on iOS is the navigation bar.

Example: [S41.sbar](S41.sbar)
app Sample {
    ios 18
    device "iPhone 15"
    appearance light

    NavigationStack { Home() }
}

screen Home {
    Text("a")
        .toolbarBackgroundVisibility(.visible, for: .navigationBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
}

scenario "the new name shows the background, too" {
    launch
    expect light
}
# With the navigation bar hidden its scheme is void

- range: iOS 13 and later
- confidence: inferred
- status: modelled
- related: S36, U24

No bar draws the scheme, and the top screen is asked: its preferred scheme or the default decides.

Example: [S42.sbar](S42.sbar)
app Magazine {
    ios 16.4
    device "iPhone 14"

    NavigationStack {
        List {
            NavigationLink("Barless", destination: Barless())
        }
    }
}

screen Barless {
    ScrollView { Text("Story") }
        .toolbarColorScheme(.dark, for: .navigationBar)
        .toolbar(.hidden, for: .navigationBar)
}

scenario "a bar that is not there colours nothing" {
    launch
    tap "Barless"
    expect dark, navigationBar hidden
}
# An early beta of iOS 16 leaked the scheme

- range: iOS 16
- confidence: single source
- status: kept: it recolours buttons and the tab bar, never the status bar
- source: feedback-assistant/reports#353

On 16.0 beta 7 the navigation bar's scheme also recoloured buttons and the tab bar.
# A cover loses a style that was forced on the root

- range: iOS 15 to 16.7
- confidence: confirmed
- status: modelled
- related: S11, D11
- source: exyte/PopupView#134
- source: xavierdonnellon/swiftui-statusbarstyle#3
- fails: with `Text("cover").preferredColorScheme(.dark)` in place of `Text("cover")`

Presenting any cover turned a bar that was light everywhere dark. A preferred dark scheme on the
cover's content repairs it, with a flash: for a moment the text has the colour of the system's
scheme.

Example: [S44.sbar](S44.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"
    appearance light
    policy.coverScheme own

    Home()
}

screen Home {
    state isOpen = false
    Button("Open") { isOpen = true }
        .preferredColorScheme(.dark)
        .fullScreenCover(isPresented: $isOpen) { Text("cover") }
}

scenario "a cover has a scheme of its own" {
    launch
    expect light
    tap "Open"
    expect dark
}
# From iOS 26 the default style was seen to follow what lies beneath

- range: iOS 26 and later
- confidence: confirmed
- status: modelled
- related: U41, S1
- source: deltachat/deltachat-ios#3214
- source: deltachat/deltachat-ios#3229
- source: https://github.com/Aidoku/Aidoku/commit/3b8b8de8
- source: https://github.com/PRNDcompany/StatusBarStyling/commit/3a1b192
- fails: with `backdrop bright` in place of `backdrop dark`

Scrolling from bright to dark content turned the reported style light without any code; on 18 it did
not. An explicit style is left alone and serves as a repair.

Example: [S45.sbar](S45.sbar)
app Sample {
    ios 26
    device "iPhone 15"
    appearance light

    Home()
}

screen Home {
    backdrop dark
    Image("night")
}

scenario "the default style follows what lies beneath" {
    launch
    expect light
}
# iOS 27 has a modifier for the status bar's scheme

- range: iOS 27 and later
- confidence: confirmed
- status: modelled
- related: S30, D10
- source: https://developer.apple.com/documentation/swiftui/toolbarplacement/statusbar
- source: https://developer.apple.com/documentation/ios-ipados-release-notes/ios-ipados-27-release-notes

toolbarColorScheme with the placement statusBar sets the style: dark for light text, light for dark
text. Other toolbar modifiers do nothing there.

Example: [S46.sbar](S46.sbar)
app Offered {
    device "iPhone 14"
}

screen Placed {
    Text("Placed")
        .toolbarColorScheme(.dark, for: .statusBar)
}

scenario "no modifier of SwiftUI's sets the style before iOS 27"
    on ios [16.4, 18, 26, 27]
{
    Placed()

    launch
    expect light, style .lightContent when ios >= 27
}
# A flash on the way out of a cover

- range: iOS 17 to 18.7
- confidence: single source
- status: quirk
- related: S33
- source: mlemgroup/mlem#1654
- fails: with `quirks off` in place of `quirks S47`

If the cover's preferred scheme is nil, dismissing it flashes in the wrong colour for a moment; a
concrete scheme avoids it. It is taken that the modifier is there and says nil.

Example: [S47.sbar](S47.sbar)
app Album {
    ios 18
    device "iPhone 14"
    appearance light
    quirks S47

    Front()
}

struct Front: View {
    @State private var isOpen = false

    var body: some View {
        Button("Show") { isOpen = true }
            .fullScreenCover(isPresented: $isOpen) {
                Button("Done") { isOpen = false }
                    .preferredColorScheme(nil)
            }
    }
}

scenario "a cover without a scheme of its own flashes on its way out" {
    launch
    tap "Show"
    tap "Done"
    expect dark, flash light
}
# What outranks what, for style

- range: iOS 13 and later
- confidence: inferred
- status: modelled
- related: S2, S3, S5, S4, S46, S36, S8, S11, S33, S1
- fails: without `.preferredColorScheme(.dark)`

The plist's mode, then the window, a card, the presentation, the placement of iOS 27, a shown
navigation bar, an embedded controller, an explicit style of the host, the preferred scheme, and
last the system's.

Example: [S48.sbar](S48.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"
    appearance light

    Text("a").preferredColorScheme(.dark)
}

scenario "the preferred scheme outranks the system" {
    launch
    expect light
}
# persistentSystemOverlays is about the home indicator

- range: iOS 16 and later
- confidence: confirmed
- status: kept
- source: https://developer.apple.com/documentation/swiftui/scene/persistentsystemoverlays(_:)
- fails: without `.statusBarHidden()`

It asks to hide indicators and controls of the system, which may refuse. The status bar is not among
them.

Example: [S49.sbar](S49.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"

    Text("a").statusBarHidden().persistentSystemOverlays(.hidden)
}

scenario "overlays are about the home indicator" {
    launch
    expect hidden
}
# A card sheet on an iPhone turns the text light

- range: iOS 13 to 25
- confidence: confirmed
- status: modelled
- related: D9, U37
- source: SwiftKickMobile/SwiftMessages#431
- source: aheze/Popovers#2
- fails: with `.fullScreenCover` in place of `.sheet`

While the card has pushed its presenter back onto black, the text is light in either colour scheme,
and the sheet's own wishes are not asked. An overlay window that takes the bar over brings dark text
on black.

Example: [S5.sbar](S5.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"
    appearance light

    Home()
}

screen Home {
    state isOpen = false
    Button("Open") { isOpen = true }
        .sheet(isPresented: $isOpen) { Text("card") }
}

scenario "a card makes the text light" {
    launch
    tap "Open"
    expect light by system
}
# defersSystemGestures is about gestures at the edge

- range: iOS 16 and later
- confidence: confirmed
- status: kept
- source: https://developer.apple.com/documentation/swiftui/view/deferssystemgestures(on:)
- fails: without `.statusBarHidden()`

It lets the app's own edge gestures win and leaves the bar alone.

Example: [S50.sbar](S50.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"

    Text("a").statusBarHidden().defersSystemGestures(on: .top)
}

scenario "gestures are not the bar" {
    launch
    expect hidden
}
# The home indicator before iOS 16

- range: iOS 13 to 15.8
- confidence: confirmed
- status: kept: it is about the home indicator; for the bar S11 says the same
- related: S11
- source: https://gist.github.com/Amzd/01e1f69ecbc4c82c8586dcd292b1d30d
- source: rundfunk47/stinsen#34

It was hidden with a hosting subclass fed by preferences; a presentation through another hosting
controller broke it, for the same reason as with the bar.
# ScrollKit counts the offset downwards as positive

- range: iOS 13 and later
- confidence: single source
- status: modelled
- source: https://github.com/danielsaidi/ScrollKit
- source: seed 000
- fails: with `pull down 50` in place of `scroll down 50`

Zero at rest, negative once the content moved up, positive while pulled down. Where several views
track it, the first one counts.

Example: [S52.sbar](S52.sbar)
import ScrollKit 0.6

app Sample {
    ios 16.4
    device "iPhone 14"

    Album()
}

struct Album: View {
    @State private var isAway = false

    var body: some View {
        ScrollViewWithOffsetTracking { offset in
            isAway = offset.y < -40
        } content: {
            Text("songs")
        }
        .statusBarHidden(isAway)
    }
}

scenario "the offset is negative once scrolled" {
    launch
    scroll down 50
    expect hidden
}
# ScrollKit's object hides by comparing the offset

- range: iOS 13 and later
- confidence: single source
- status: modelled
- related: S40
- source: https://github.com/danielsaidi/ScrollKit
- source: seed 000
- fails: with `scroll to -4` in place of `scroll to 0`

It starts visible and unanimated. Until scrolled hides while the offset is greater than -3, until
pulled while it is less than 2; both comparisons are strict.

Example: [S53.sbar](S53.sbar)
import ScrollKit 0.6

app Sample {
    ios 16.4
    device "iPhone 14"

    NavigationStack { Home() }
}

screen Home {
    @StateObject var state = StatusBarVisibleState()
    ScrollView { Text("a") }
        .hideUntilScrolled(state)
        .statusBarVisible(state)
}

scenario "hidden until it is scrolled" {
    launch
    scroll to 0
    expect hidden
}
# ScrollKit animates only if told to

- range: iOS 13 and later
- confidence: single source
- status: modelled
- related: S25, S56
- source: https://github.com/danielsaidi/ScrollKit
- source: seed 000
- fails: with `isAnimated: false` in place of `isAnimated: true`

With its flag set the object changes inside withAnimation, else directly. The reset on leaving is
never animated.

Example: [S54.sbar](S54.sbar)
import ScrollKit 0.6

app Sample {
    ios 16.4
    device "iPhone 14"

    NavigationStack { Home() }
}

screen Home {
    @StateObject var state = StatusBarVisibleState(isAnimated: true)
    ScrollView { Text("a") }
        .hideUntilScrolled(state)
        .statusBarVisible(state)
}

scenario "it animates where it is told to" {
    launch
    scroll to -4
    expect visible, animated fade
}
# ScrollKit's modifier hides and injects

- range: iOS 13 and later
- confidence: single source
- status: modelled
- source: https://github.com/danielsaidi/ScrollKit
- source: seed 000
- fails: with `        .environmentObject(state)` in place of `        .statusBarVisible(state)`

statusBarVisible binds the hidden modifier to the object and hands the object down the environment.
Reading it where it was not injected crashes.

Example: [S55.sbar](S55.sbar)
import ScrollKit 0.6

app Sample {
    ios 16.4
    device "iPhone 14"

    Home()
}

screen Home {
    @StateObject var state = StatusBarVisibleState()
    ScrollView { Text("a") }
        .statusBarVisible(state)
}

scenario "the modifier hides by the state" {
    launch
    call { state.isHidden = true }
    expect hidden
}
# What drives ScrollKit's object

- range: iOS 13 and later
- confidence: single source
- status: modelled
- related: S57, D5
- source: https://github.com/danielsaidi/ScrollKit
- source: seed 000
- fails: without `    tap "Go"\n`

It compares the offset when the screen appears and at each change. When the screen's being presented
changes, either way, the offset goes to zero and the bar is shown. All screens write the same
object.

Example: [S56.sbar](S56.sbar)
import ScrollKit 0.6

app Sample {
    ios 16.4
    device "iPhone 14"

    NavigationStack { Home() }
}

screen Home {
    @StateObject var state = StatusBarVisibleState()
    ScrollView { NavigationLink("Go") { Text("b") } }
        .hideUntilScrolled(state)
        .statusBarVisible(state)
}

scenario "what is no longer presented shows the bar" {
    launch
    expect hidden
    tap "Go"
    expect visible
}
# What follows from ScrollKit's handlers

- range: iOS 13 and later
- confidence: single source
- status: modelled
- related: S56, D5
- source: https://github.com/danielsaidi/ScrollKit
- source: seed 000
- fails: with `    scroll down 60\n    scroll to 0\n` in place of `    back\n`

The bar goes as soon as such a screen appears unscrolled, and is back on the parent if it is left
unscrolled. If it is left scrolled, the reset of the offset might hide the bar again.

Example: [S57.sbar](S57.sbar)
import ScrollKit 0.3

app Albums {
    ios 16.4
    device "iPhone 14"

    Catalogue()
}

struct Catalogue: View {
    @StateObject private var state = StatusBarVisibleState()

    var body: some View {
        NavigationStack {
            NavigationLink("Album", destination: Album())
        }
        .statusBarVisible(state)
    }
}

struct Album: View {
    @State private var scrollOffset: CGPoint = .zero

    var body: some View {
        ScrollViewWithStickyHeader(
            header: { Image("cover") },
            headerHeight: 250,
            onScroll: { offset, _ in scrollOffset = offset }
        ) {
            NavigationLink("Next album", destination: Second())
        }
        .hideStatusBarUntilScrolled(using: $scrollOffset)
    }
}

struct Second: View {
    @State private var scrollOffset: CGPoint = .zero

    var body: some View {
        ScrollViewWithStickyHeader(
            header: { Image("cover") },
            headerHeight: 250,
            onScroll: { offset, _ in scrollOffset = offset }
        ) {
            Text("Tracks")
        }
        .hideStatusBarUntilScrolled(using: $scrollOffset)
    }
}

scenario "it hides as it appears, and the parent has its bar again" {
    launch
    tap "Album"
    expect hidden
    back
    expect visible
}
# The visible part of a sticky header

- range: iOS 13 and later
- confidence: single source
- status: modelled
- related: S60
- source: https://github.com/danielsaidi/ScrollKit
- source: seed 000
- fails: with `scroll down 25` in place of `scroll down 125`

Height plus offset, divided by the height. Without stretching it is at most one; it is never kept
from going below zero. A header without height has none.

Example: [S58.sbar](S58.sbar)
import ScrollKit 0.6

app Sample {
    ios 16.4
    device "iPhone 14"

    NavigationStack { Home() }
}

screen Home {
    ScrollViewWithStickyHeader(header: { Text("header") }, headerHeight: 250) { Text("a") }
}

scenario "half of the header is to be seen" {
    launch
    scroll down 125
    expect header.visibleRatio 0.5
}
# How high a sticky header is drawn

- range: iOS 13 and later
- confidence: single source
- status: modelled
- related: S58
- source: https://github.com/danielsaidi/ScrollKit
- source: seed 000
- fails: with `scroll to -100` in place of `scroll to -50`

From 0.7 the header shrinks no further than its minimum height plus the top inset. Before, a
separate overlay appeared at a threshold.

Example: [S59.sbar](S59.sbar)
import ScrollKit 0.3

app Albums {
    ios 16.4
    device "iPhone 14"

    Catalogue()
}

struct Catalogue: View {
    @StateObject private var state = StatusBarVisibleState()

    var body: some View {
        NavigationStack {
            NavigationLink("Album", destination: Album())
        }
        .statusBarVisible(state)
    }
}

struct Album: View {
    @State private var scrollOffset: CGPoint = .zero

    var body: some View {
        ScrollViewWithStickyHeader(
            header: { Image("cover") },
            headerHeight: 250,
            onScroll: { offset, _ in scrollOffset = offset }
        ) {
            NavigationLink("Next album", destination: Second())
        }
        .hideStatusBarUntilScrolled(using: $scrollOffset)
    }
}

struct Second: View {
    @State private var scrollOffset: CGPoint = .zero

    var body: some View {
        ScrollViewWithStickyHeader(
            header: { Image("cover") },
            headerHeight: 250,
            onScroll: { offset, _ in scrollOffset = offset }
        ) {
            Text("Tracks")
        }
        .hideStatusBarUntilScrolled(using: $scrollOffset)
    }
}

scenario "scrolled by a fifth of its height, four fifths of the header are seen" {
    launch
    tap "Album"
    scroll to -50
    expect header.visibleRatio 0.8
}
# A popover never owns the bar

- range: iOS 13 and later
- confidence: single source
- status: modelled
- related: Q2
- source: lionheart/openradar-mirror#2649
- source: openradar 19079532
- fails: with `.fullScreenCover` in place of `.popover`

It does not fill the screen. One old release let an image picker inside a popover change the bar for
good.

Example: [S6.sbar](S6.sbar)
app Sample {
    ios 16.4
    device pad

    Home()
}

screen Home {
    state isOpen = false
    Button("Open") { isOpen = true }
        .popover(isPresented: $isOpen) { Text("a").statusBarHidden() }
}

scenario "a popover never owns the bar" {
    launch
    tap "Open"
    expect visible
}
# How a header stretches

- range: iOS 13 and later
- confidence: single source
- status: modelled
- related: S58
- source: https://github.com/danielsaidi/ScrollKit
- source: seed 000
- fails: with `headerHeight: 250,\n            headerStretch: false,\n            onScroll` in place of `headerHeight: 250,\n            onScroll`

Pulled down it grows by as much as it is pulled, and moves up by the same; otherwise it keeps its
height.

Example: [S60.sbar](S60.sbar)
import ScrollKit 0.3

app Albums {
    ios 16.4
    device "iPhone 14"

    Catalogue()
}

struct Catalogue: View {
    @StateObject private var state = StatusBarVisibleState()

    var body: some View {
        NavigationStack {
            NavigationLink("Album", destination: Album())
        }
        .statusBarVisible(state)
    }
}

struct Album: View {
    @State private var scrollOffset: CGPoint = .zero

    var body: some View {
        ScrollViewWithStickyHeader(
            header: { Image("cover") },
            headerHeight: 250,
            onScroll: { offset, _ in scrollOffset = offset }
        ) {
            NavigationLink("Next album", destination: Second())
        }
        .hideStatusBarUntilScrolled(using: $scrollOffset)
    }
}

struct Second: View {
    @State private var scrollOffset: CGPoint = .zero

    var body: some View {
        ScrollViewWithStickyHeader(
            header: { Image("cover") },
            headerHeight: 250,
            onScroll: { offset, _ in scrollOffset = offset }
        ) {
            Text("Tracks")
        }
        .hideStatusBarUntilScrolled(using: $scrollOffset)
    }
}

scenario "pulled down the header grows by as much" {
    launch
    tap "Album"
    pull down 25
    expect header.visibleRatio 1.1 within 0.0001
}
# A sticky header hides the navigation bar's background

- range: iOS 13 and later
- confidence: single source
- status: modelled
- related: S38
- source: https://github.com/danielsaidi/ScrollKit
- source: seed 000
- fails: with `ScrollView` in place of `ScrollViewWithStickyHeader(header: { Image("a") }, headerHeight: 250)`

The scroll view asks for inline titles and, from iOS 16, hides the bar's background. On older
releases the app has to.

Example: [S61.sbar](S61.sbar)
import ScrollKit 0.6

app Sample {
    ios 16.4
    device "iPhone 14"

    NavigationStack {
        ScrollViewWithStickyHeader(header: { Image("a") }, headerHeight: 250) {
            Text("songs")
        }
    }
}

scenario "the header stands in for the navigation bar" {
    launch
    scroll down 100
    expect navigationBar background hidden
}
# ScrollKit's names and timing over its versions

- range: iOS 13 and later
- confidence: single source
- status: kept: the names are read in any version, and a bar at rest shows no turn of the queue
- related: D1
- source: https://github.com/danielsaidi/ScrollKit
- source: seed 000

From 0.6.1 an offset arrives one turn of the main queue later. Types and modifiers were renamed at
0.4 and 0.7, and the old names went at 0.9.
# Exchanging the style getter makes every hosting controller answer from one list

- range: iOS 13 and later
- confidence: confirmed
- status: modelled
- related: D14, U15
- source: https://github.com/nathantannar4/Transmission
- source: https://github.com/PRNDcompany/StatusBarStyling
- source: seed 001

After one exchange they answer with the last style of the list, or default; after a second one they
answer as before.

Example: [S63.sbar](S63.sbar)
app Exchanged {
    ios 15.4
    device "iPhone 13"

    Root()
}

struct Root: View {
    @State private var interposed: Interposed = .pending

    var body: some View {
        VStack {
        }
        .statusBarStyle(.lightContent)
        .environment(\.interposed, interposed)
        .onChange(of: scenePhase) { phase in
        }
    }
}

scenario "of attempts in a row one exchanges" {
    launch
    expect light, style .lightContent
}
# The list is one for the whole app

- range: iOS 13 and later
- confidence: single source
- status: modelled
- related: S63
- source: seed 001
- fails: with `.darkContent` in place of `.lightContent`

All windows and scenes share it.

Example: [S64.sbar](S64.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"

    Home()
}

screen Home {
    Text("a").statusBarStyle(.lightContent)
}

scenario "the last style of the list is answered" {
    launch
    expect light
}
# Appearing appends, disappearing removes the first

- range: iOS 13 and later
- confidence: single source
- status: modelled
- related: S66, S72, S73
- source: seed 001
- fails: with `Text("cover")` in place of `Text("cover").statusBarStyle(.darkContent)`

A change of style appends the new value and removes the first one. It is a queue read at its tail,
which suits pushing and popping because the one that comes appears before the other disappears.

Example: [S65.sbar](S65.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"
    appearance light

    Home()
}

screen Home {
    state isOpen = false
    Button("Open") { isOpen = true }
        .statusBarStyle(.lightContent)
        .fullScreenCover(isPresented: $isOpen) { Text("cover").statusBarStyle(.darkContent) }
}

scenario "a screen that goes removes the oldest style, not its own" {
    launch
    tap "Open"
    expect dark
    dismiss
    expect dark
}
# Where the queue goes wrong

- range: iOS 13 and later
- confidence: single source
- status: modelled
- related: S65, S75
- source: seed 001
- fails: with `Text("card")` in place of `Text("card").statusBarStyle(.darkContent)`

After a sheet its style stays and the presenter's is lost. A change while two entries are in the
list drops the other screen's. Removing from an empty list crashes.

Example: [S66.sbar](S66.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"
    appearance light

    Home()
}

screen Home {
    state isOpen = false
    Button("Open") { isOpen = true }
        .statusBarStyle(.lightContent)
        .sheet(isPresented: $isOpen) { Text("card").statusBarStyle(.darkContent) }
}

scenario "a sheet's style stays when it has gone" {
    launch
    tap "Open"
    dismiss
    expect dark
}
# Each change of the list asks the key window's root to update

- range: iOS 13 and later
- confidence: single source
- status: modelled
- related: U20, U57
- source: seed 001
- fails: with `.statusBarStyle(style, animationDuration: 0.5)` in place of `.statusBarStyle(style)`

It does so inside an animation of 0.3 seconds unless told otherwise. Without a key window nothing is
asked.

Example: [S67.sbar](S67.sbar)
app Queued {
    ios 15.4
    device "iPhone 13"
    appearance light

    Root()
}

struct Root: View {
    @Environment(\.scenePhase) private var scenePhase
    @State private var interposed: Interposed = .pending
    @State private var style: UIStatusBarStyle = .lightContent

    var body: some View {
        VStack {
            Button("Turn dark") { style = .darkContent }
            if interposed == .failed {
                StatusBarFallback()
            }
        }
        .statusBarStyle(style)
        .environment(\.interposed, interposed)
        .onChange(of: scenePhase) { phase in
            if case .active = phase {
                if case .pending = interposed,
                    case true = UIApplication.shared.keyWindow?.rootViewController?
                    .interpose()
                {
                    interposed = .successful
                } else {
                    interposed = .failed
                }
            }
        }
    }
}

scenario "the update takes 0.3 seconds unless told otherwise" {
    launch
    tap "Turn dark"
    expect dark, animated for 0.3 s
}
# The exchange is tried whenever the scene becomes active

- range: iOS 13 and later
- confidence: single source
- status: modelled
- related: S63, S69
- source: seed 001
- fails: without `    background\n    foreground\n`

The first success counts as such; any later try is booked as a failure although the exchange
remains. With no key window at the first try it has failed for good, and until a first try nothing
is exchanged.

Example: [S68.sbar](S68.sbar)
app Queued {
    ios 15.4
    device "iPhone 13"
    appearance light

    Root()
}

struct Root: View {
    @Environment(\.scenePhase) private var scenePhase
    @State private var interposed: Interposed = .pending
    @State private var style: UIStatusBarStyle = .lightContent

    var body: some View {
        VStack {
            Button("Turn dark") { style = .darkContent }
            if interposed == .failed {
                StatusBarFallback()
            }
        }
        .statusBarStyle(style)
        .environment(\.interposed, interposed)
        .onChange(of: scenePhase) { phase in
            if case .active = phase {
                if case .pending = interposed,
                    case true = UIApplication.shared.keyWindow?.rootViewController?
                    .interpose()
                {
                    interposed = .successful
                } else {
                    interposed = .failed
                }
            }
        }
    }
}

scenario "the second activation reports failure though the exchange remains" {
    launch
    background
    foreground
    expect light
    expect Root.interposed == .failed
}
# A strip replaces the exchange where that failed

- range: iOS 13 and later
- confidence: single source
- status: modelled
- related: S26, S68
- source: seed 001
- fails: with `device "iPhone 8"` in place of `device "iPhone 13"`

A translucent strip as high as the top inset is drawn. After the first return to the foreground it
appears even though all is well, and where hiding frees the inset it has no height.

Example: [S69.sbar](S69.sbar)
app Queued {
    ios 15.4
    device "iPhone 13"
    appearance light

    Root()
}

struct Root: View {
    @Environment(\.scenePhase) private var scenePhase
    @State private var interposed: Interposed = .pending
    @State private var style: UIStatusBarStyle = .lightContent

    var body: some View {
        VStack {
            Button("Turn dark") { style = .darkContent }
            if interposed == .failed {
                StatusBarFallback()
            }
        }
        .statusBarStyle(style)
        .environment(\.interposed, interposed)
        .onChange(of: scenePhase) { phase in
            if case .active = phase {
                if case .pending = interposed,
                    case true = UIApplication.shared.keyWindow?.rootViewController?
                    .interpose()
                {
                    interposed = .successful
                } else {
                    interposed = .failed
                }
            }
        }
    }
}

scenario "after the first return a strip as high as the inset is drawn" {
    launch
    background
    foreground
    expect fallbackStrip.height 47
}
# A hosting controller answers, and can name a child

- range: iOS 13 and later
- confidence: confirmed
- status: modelled
- related: U30
- source: https://developer.apple.com/documentation/swiftui/uihostingcontroller/prefersstatusbarhidden
- source: https://developer.apple.com/documentation/swiftui/uihostingcontroller/preferredstatusbarstyle
- source: https://developer.apple.com/documentation/swiftui/uihostingcontroller/preferredstatusbarupdateanimation
- source: https://github.com/PRNDcompany/StatusBarStyling
- source: https://github.com/nathantannar4/Transmission
- fails: with `prefersStatusBarHidden = false` in place of `prefersStatusBarHidden = true`

It overrides visibility, style, update animation and both questions for a child. Libraries build on
exchanging the latter two.

Example: [S7.sbar](S7.sbar)
app Sample {
    ios 15
    device "iPhone 13"

    StyledHost { Text("a") }
}

container StyledHost: UIHostingController {
    prefersStatusBarHidden = true
}

scenario "a subclass of a hosting controller answers itself" {
    launch
    expect hidden by StyledHost
}
# Old releases exchange, new ones use the bar's scheme

- range: iOS 13 and later
- confidence: single source
- status: kept: it is advice for choosing a technique; S36 and S63 decide
- related: S36, S37
- source: seed 001

The seed divides at iOS 16. As the scheme needs a visible background, the newer half can be without
effect.
# Swapping the root controller at run time costs life-cycle features

- range: iOS 13 and later
- confidence: single source
- status: kept: what it costs does not concern the bar
- related: S11
- source: seed 001

Opening URLs, for one, stops working.
# Pushing: the new screen appears, then the old one disappears

- range: iOS 13 and later
- confidence: confirmed
- status: modelled
- related: S73, S84
- source: rakutentech/AltSwiftUI#65
- source: skiptools/skip-ui#211
- source: seed 004
- fails: with `[Home.onDisappear, Photo.onAppear]` in place of `[Photo.onAppear, Home.onDisappear]`

onAppear belongs to will-appear and onDisappear to did-disappear, so the callbacks overlap in this
order.

Example: [S72.sbar](S72.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"
    state count = 0

    NavigationStack { Home() }
}

screen Home {
    NavigationLink("Photo") { Photo() }
        .onAppear { count += 1 }
        .onDisappear { count += 10 }
}

screen Photo {
    Text("photo")
        .onAppear { count += 100 }
        .onDisappear { count += 1000 }
}

scenario "the new screen appears, then the old one disappears" {
    launch
    tap "Photo"
    expect lifecycle [Photo.onAppear, Home.onDisappear]
}
# Going back: the revealed screen appears, then the other disappears

- range: iOS 13 and later
- confidence: inferred
- status: modelled
- related: S72
- fails: without `    back\n`

The same order as for a push, by the same reasoning.

Example: [S73.sbar](S73.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"
    state count = 0

    NavigationStack { Home() }
}

screen Home {
    NavigationLink("Photo") { Photo() }
        .onAppear { count += 1 }
        .onDisappear { count += 10 }
}

screen Photo {
    Text("photo")
        .onAppear { count += 100 }
        .onDisappear { count += 1000 }
}

scenario "the revealed screen appears, then the other disappears" {
    launch
    tap "Photo"
    back
    expect lifecycle [Home.onAppear, Photo.onDisappear]
}
# A swipe back that is given up

- range: iOS 13 and later
- confidence: inferred
- status: modelled
- related: D6
- fails: with `cancelledBack silent` in place of `cancelledBack fires`

By UIKit's order the revealed screen may appear and disappear again while the one on top is told
nothing. No report covers SwiftUI.

Example: [S74.sbar](S74.sbar)
app Gallery {
    ios 16.4
    device "iPhone 14"
    policy.cancelledBack fires
    state isHidden = false

    NavigationStack {
        NavigationLink("Photo") { Photo() }
            .onAppear { isHidden = false }
    }
    .statusBarHidden(isHidden)
}

screen Photo {
    Image("bridge")
        .onAppear { isHidden = true }
}

scenario "the revealed screen is told that it appears, and the one on top nothing" {
    launch
    tap "Photo"
    begin back
    cancel
    expect visible
}
# A sheet appears and disappears alone

- range: iOS 13 and later
- confidence: inferred
- status: modelled
- related: S66
- source: xavierdonnellon/swiftui-statusbarstyle#1
- fails: with `expect lifecycle [Card.onAppear, Home.onDisappear]` in place of `expect lifecycle [Card.onAppear]`

Its presenter stays on screen behind the card and is told neither.

Example: [S75.sbar](S75.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"
    state count = 0

    Home()
}

screen Home {
    state isOpen = false
    Button("Open") { isOpen = true }
        .onDisappear { count += 1 }
        .sheet(isPresented: $isOpen) { Card() }
}

screen Card { Text("card").onAppear { count += 1 } }

scenario "a sheet appears alone" {
    launch
    tap "Open"
    expect lifecycle [Card.onAppear]
}
# Tabs: the new one appears, the old one disappears

- range: iOS 13 and later
- confidence: single source
- status: modelled
- source: https://www.swiftyplace.com/blog/swiftui-view-lifecycle-onappear
- fails: with `select tab "A"` in place of `select tab "B"`

Up to iOS 17 an unselected tab may be told that it appears at launch; from 18 tabs are loaded when
they are needed.

Example: [S76.sbar](S76.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"
    state count = 0

    TabView {
        First().tabItem { Text("A") }
        Second().tabItem { Text("B") }
    }
}

screen First { Text("a").onAppear { count += 1 }.onDisappear { count += 1 } }
screen Second { Text("b").onAppear { count += 1 }.onDisappear { count += 1 } }

scenario "the new tab appears, the old one disappears" {
    launch
    select tab "B"
    expect lifecycle [Second.onAppear, First.onDisappear]
}
# Replacing a whole stack or tab view fires an extra onAppear

- range: iOS 16 to 18.4
- confidence: confirmed
- status: quirk
- source: https://fatbobman.com/en/posts/traps-and-countermeasures-for-abnormal-onappear-calls-in-swiftui
- source: https://github.com/VAndrJ/awesome-apple-bugs
- source: https://zenn.dev/dazy/articles/e484c87ca2f59d
- fails: with `quirks off` in place of `quirks S77`

The root of the branch that goes is told once more that it appears, after the one that comes.

Example: [S77.sbar](S77.sbar)
app Sample {
    ios 17
    device "iPhone 15"
    quirks S77

    Root()
}

struct Root: View {
    @State private var isIn = false
    @State private var times = 0

    var body: some View {
        if isIn {
            Text("main")
        } else {
            NavigationStack {
                Button("Go") { isIn = true }
                    .onAppear { times += 1 }
            }
        }
    }
}

scenario "the screen that goes is told once more that it comes" {
    launch
    tap "Go"
    expect Root.times == 2
}
# A hand-made path binding confuses onAppear

- range: iOS 18.4 to 26
- sdk: SDK 18.4 or later
- confidence: single source
- status: kept: which screens are told and which are skipped is not documented, so no order is
  tested
- source: https://dev.classmethod.jp/en/articles/xcode-16-3-navigationstack-onappear-issue

Screens in between are told that they appear, and some are skipped on the way back. Direct bindings
behave.
# iOS 14 and 15 differ when a branch is removed

- range: iOS 14 to 15.8
- confidence: single source
- status: kept: it is about objects that are made and freed, of which no callback tells
- source: https://developer.apple.com/forums/thread/690143

The newer of the two creates the deepest screen once more.
# A UIKit controller used as a view takes the bar from SwiftUI

- range: iOS 14.4 to 26.5
- confidence: disputed
- status: modelled
- related: S9, S10, U30
- source: home-assistant/iOS#5321
- source: twostraws/CodeScanner#88
- source: siteline/swiftui-introspect#311
- source: siteline/swiftui-introspect#313
- source: https://github.com/Asperi-Demo/4SwiftUI
- source: https://github.com/PRNDcompany/StatusBarStyling
- source: https://github.com/utmapp/UTM/commit/1627154e
- source: https://github.com/utmapp/UTM/commit/73108cf3

The hosting controller asks the embedded one for a value that it, or one that it forwards to,
overrides, even if it has no size or lies behind everything; statusBarHidden on the same tree is
lost then. One that overrides nothing leaves the modifier alone, by three later reports; earlier
ones saw its defaults win, and one gist says that none is asked, so that a policy chooses (U30).
Before 14.4 there are no reports, and the answer is open; from 27 the rule is taken to go on.

Example: [S8.sbar](S8.sbar)
app Disputes {
}

struct Scanner: View {
    var body: some View {
        ZStack {
            Lens()
        }
        .statusBarHidden()
    }
}

screen Lens: UIViewController

scenario "who counts, an embedded controller or the modifier around it"
    on ios [14.4, 18, 26], device homeButton,
    policy.embeddedControllers [overriding, asked, ignored]
{
    Scanner()

    launch
    expect hidden by Scanner when policy.embeddedControllers != asked
}
# isPresented tells of being presented, not of being on top

- range: iOS 13 and later
- confidence: confirmed
- status: modelled
- related: S56
- source: https://developer.apple.com/documentation/swiftui/environmentvalues/ispresented
- source: rakutentech/AltSwiftUI#65
- fails: with `        Text("a").fullScreenCover(isPresented: .constant(true)) { Home() }` in place of `        Home()`

It is false for a root, true while a screen is pushed or presented, and turns false as that ends.
Covering a screen and uncovering it leave it alone.

Example: [S80.sbar](S80.sbar)
app Gallery {
    ios 16.4
    device "iPhone 14"

    NavigationStack {
        Home()
    }
}

struct Home: View {
    @Environment(\.isPresented) private var isPresented

    var body: some View {
        NavigationLink("Photo") { Photo() }
    }
}

screen Photo { Image("bridge") }

scenario "a root is not presented" {
    launch
    expect Home.isPresented == false
}
# onChange skips the first value

- range: iOS 14 and later
- confidence: confirmed
- status: modelled
- source: https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)
- fails: with `.onChange(of: isFull, initial: true) {` in place of `.onChange(of: isFull) {`

It runs after the update that changed the value, and for the value that was there at the start only
where `initial: true` asks for it (iOS 17), when the view appears for the first time.

Example: [S81.sbar](S81.sbar)
app Reader {
    ios 17
    device "iPhone 15"

    Page()
}

struct Page: View {
    @State private var isFull = true
    @State private var isBarHidden = false

    var body: some View {
        Text("page")
            .onChange(of: isFull) { isBarHidden = isFull }
            .statusBarHidden(isBarHidden)
    }
}

scenario "the value at the start is not a change" {
    launch
    expect visible
}
# Sheets inherit the environment from iOS 14

- range: iOS 14 and later
- confidence: single source
- status: modelled
- related: S55
- source: https://oleb.net/2020/sheet-environment
- crashes: with `ios 13` in place of `ios 14`

On iOS 13 they did not, so an injected object cannot be read in one.

Example: [S82.sbar](S82.sbar)
app Sample {
    ios 14
    device "iPhone 11"

    Home()
}

screen Home {
    @StateObject private var state = StatusBarVisibleState()
    @State private var isOpen = false

    Button("Open") { isOpen = true }
        .sheet(isPresented: $isOpen) { Card() }
        .statusBarVisible(state)
}

screen Card {
    @EnvironmentObject var state: StatusBarVisibleState

    Button("Hide") { state.isHidden = true }
}

scenario "a sheet is given what its presenter was" {
    launch
    tap "Open"
    tap "Hide"
    expect Home.state.isHidden
}
# An embedded controller switches late in an animated ZStack

- range: iOS 15 and later
- confidence: single source
- status: modelled
- related: S8
- source: PRNDcompany/StatusBarStyling#2
- fails: with `isPlain = true` in place of `withAnimation { isPlain = true }`

What decides changes only when the outgoing view is gone, at the end of the animation.

Example: [S83.sbar](S83.sbar)
app Studio {
    ios 18
    device "iPhone 15"
    appearance light

    Front()
}

struct Front: View {
    @State private var isPlain = false

    var body: some View {
        VStack {
            Button("Switch") { withAnimation { isPlain = true } }
            ZStack {
                if isPlain { Text("Plain") } else { Lens() }
            }
        }
    }
}

class Lens: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

scenario "the controller is asked until the animation that takes it away is over" {
    launch
    expect light by Lens
    tap "Switch"
    expect dark, light meanwhile
}
# Hide on appear, show on disappear ends visible between two such screens

- range: iOS 13 and later
- confidence: confirmed
- status: modelled
- related: S72, S20
- source: skiptools/skip-ui#211
- fails: without `        .onDisappear { isAway = false }\n`

The screen that leaves is told last, so its "show" has the last word.

Example: [S84.sbar](S84.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"
    state isAway = false

    NavigationStack { First() }.statusBarHidden(isAway)
}

screen First {
    NavigationLink("Next") { Second() }
        .onAppear { isAway = true }
        .onDisappear { isAway = false }
}

screen Second {
    Text("b")
        .onAppear { isAway = true }
        .onDisappear { isAway = false }
}

scenario "the one that goes has the last word" {
    launch
    expect hidden
    tap "Next"
    expect visible
}
# Which of several embedded controllers answers is not known

- range: iOS 15 to 17.7
- confidence: confirmed
- status: modelled
- related: S8
- source: siteline/swiftui-introspect#311
- source: siteline/swiftui-introspect#313

Reports saw the result flip with the place of a helper. Where the embedded controllers disagree the
answer is open, on the releases before and after as well.

Example: [S9.sbar](S9.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"

    ZStack {
        Player()
        Helper()
    }
}

class Player: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}

class Helper: UIViewController { }

scenario "which of the two is asked is not known" {
    launch
    expect unknown
}
# Info.plist chooses who decides

- range: iOS 7 and later
- confidence: confirmed (AB)
- status: modelled
- source: https://developer.apple.com/documentation/bundleresources/information-property-list/uiviewcontrollerbasedstatusbarappearance
- source: https://developer.apple.com/documentation/technotes/tn3105-customizing-uistatusbar-syle
- source: https://jaredsinclair.com/2013/09/17/wrestling-with-status-bars-and-n.html
- source: seed 002
- source: seed 004
- fails: with `= YES` in place of `= NO`

The key UIViewControllerBasedStatusBarAppearance hands the bar either to view controllers (YES, also
where it is missing) or to the application object (NO). The two never mix.

Example: [U1.sbar](U1.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"
    plist { UIViewControllerBasedStatusBarAppearance = NO }

    Home()
}

class Home: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}

scenario "NO leaves the controllers unasked" {
    launch
    expect visible by plist
}
# SDK 27 takes the application setters away

- range: iOS 27 and later
- sdk: SDK 27 or later
- confidence: single source (B)
- status: modelled
- related: P15
- source: flutter/flutter#192842
- source: flutter/flutter#192843
- fails: with `sdk 27` in place of `sdk 26`

An app built with the iOS 27 SDK that leaves the bar to the application cannot move it any more:
what the plist says stays. Handing the bar to view controllers gives control back.

Example: [U10.sbar](U10.sbar)
app Sample {
    ios 27
    sdk 26
    device "iPhone 15"
    plist { UIViewControllerBasedStatusBarAppearance = NO }

    Home()
}

class Home: UIViewController {
    func hide() { UIApplication.shared.isStatusBarHidden = true }
}

scenario "linked with an older SDK the setter still works" {
    launch
    call Home.hide
    expect hidden
}
# A phone on its side hides the bar for the application too

- range: iOS 8 to 12.5
- sdk: SDK 8 or later
- confidence: confirmed (BD)
- status: modelled
- related: U14
- source: 0xced/XCDYouTubeKit#78
- source: react/react-native#10751

Where the application decides, an iPhone of compact height still loses its bar and gets it back
upright. The first explicit call for visibility switches this off, and from then on the explicit
value holds both ways up.

Example: [U11.sbar](U11.sbar)
app Landscape {
    Front()
}

scenario "the application's setter shows it there, too" on ios 8...12,
    device homeButton
{
    plist {
        UIViewControllerBasedStatusBarAppearance = NO
    }

    launch
    rotate landscape
    expect hidden
}
# A launch in landscape can cost the bar

- range: iOS 10 to 16.7
- confidence: confirmed (B)
- status: quirk: it is switched as Q10
- related: P16, Q10
- source: react/react-native#10751
- source: flutter/flutter#84852
- source: flutter/flutter#92647
- source: flutter/flutter#123098
- fails: with `quirks off` in place of `quirks Q10`

Where the application decides, an app that is launched on its side and then turned upright can be
left without a bar. The way to landscape and back loses nothing, and brings a lost bar back. Apps
whose controllers decide do not show this.

Example: [U12.sbar](U12.sbar)
app Sample {
    ios 12.4
    device "iPhone 8"
    orientation landscape
    quirks Q10
    plist { UIViewControllerBasedStatusBarAppearance = NO }

    Home()
}

class Home: UIViewController { }

scenario "the bar stays away after a launch in landscape" {
    launch
    rotate portrait
    expect hidden
}
# A plain controller asks for the default style

- range: iOS 7 and later
- confidence: confirmed (AB)
- status: modelled
- related: P1
- source: https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredstatusbarstyle
- source: seed 002

A controller that overrides nothing answers the style question with default, never with the style of
the plist.

Example: [U13.sbar](U13.sbar)
app Landscape {
    Front()
}

class Front: UIViewController {
    override var prefersStatusBarHidden: Bool { false }
}

scenario "an iPad is not a phone" on ios 13...18, device pad {
    launch
    expect visible by Front
}
# A plain controller hides the bar in compact height

- range: iOS 8 and later
- sdk: SDK 8 or later
- confidence: confirmed (ABD)
- status: modelled
- source: https://developer.apple.com/documentation/uikit/uiviewcontroller/prefersstatusbarhidden
- source: openradar 22565090
- source: lionheart/openradar-mirror#8665
- source: einsteinx2/iSub-old-swift-port#7

A controller that overrides nothing keeps the bar, except where its own traits have compact height:
every iPhone on its side, never an iPad. On iOS 7 it always keeps the bar.

Example: [U14.sbar](U14.sbar)
app Landscape {
    Front()
}

class Front: UIViewController {
    override var prefersStatusBarHidden: Bool { false }
}

scenario "an iPad is not a phone" on ios 13...18, device pad {
    launch
    expect visible by Front
}
# Visibility is asked only of classes that override it

- range: iOS 13 and later
- confidence: confirmed (LD)
- status: modelled
- related: S63
- source: https://github.com/Xezun/XZKit
- fails: with `Bool { super.prefersStatusBarHidden }` in place of `Bool { true }`

UIKit looks first whether a class below UIViewController overrides the visibility getter and
computes the default itself if none does. Exchanging the base class's getter therefore works for the
style and does nothing for visibility.

Example: [U15.sbar](U15.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"

    Home()
}

class Home: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}

scenario "a class that overrides the getter is asked" {
    launch
    expect hidden by Home
}
# A controller can name a child to be asked instead

- range: iOS 7 and later
- confidence: confirmed (ABD)
- status: modelled
- related: P10
- source: https://developer.apple.com/documentation/uikit/uiviewcontroller/childforstatusbarstyle
- source: https://developer.apple.com/documentation/uikit/uiviewcontroller/childforstatusbarhidden
- source: seed 004

childForStatusBarHidden and childForStatusBarStyle are two separate questions, so the two walks can
end at different controllers. A child that is named replaces its container's own answer; nil leaves
the container to answer.

Example: [U16.sbar](U16.sbar)
app SideMenu {
}

class Away: UIViewController {
    override var prefersStatusBarHidden: Bool { return true }
}

screen Plain: UIViewController

class Handing: UIViewController {
    override var childForStatusBarHidden: UIViewController? {
        return children.first
    }
}

scenario "with the getter for a child the walk reaches the screen" on ios 7...18,
    device homeButton
{
    Handing { UINavigationController { Away() } }

    launch
    push Plain
    pop
    expect hidden by Away
}
# At each controller: presented first, then child, then itself

- range: iOS 7 and later
- confidence: confirmed (ABD)
- status: modelled
- related: U34
- source: openradar 22575294
- source: https://developer.apple.com/documentation/uikit/uiviewcontroller/definespresentationcontext
- fails: with `as pageSheet` in place of `as fullScreen`

A walk goes on to a presented controller that took control, else to the named child, else it ends. A
presentation belongs to the outermost container of the controller that presents; the two
current-context styles alone belong to the nearest one that defines a context. Nothing is presented
from one whose view is in no window yet, as in `viewDidLoad` and `viewWillAppear` of the first screen.

Example: [U17.sbar](U17.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"

    Home()
}

class Home: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}

class Sheet: UIViewController { }

scenario "what is presented is asked before its presenter" {
    launch
    present Sheet as fullScreen
    expect visible by Sheet
}
# Both walks start at the root of the controlling window

- range: iOS 7 and later
- confidence: confirmed (BD)
- status: modelled
- related: U44
- source: https://kouhan.cn/en/article/00048039
- source: seed 004

Whatever cannot be reached from that root through presentations and named children is never asked.

Example: [U18.sbar](U18.sbar)
app Notes {
    ios 16.4
    device "iPhone 14"

    Desk()
}

screen Desk {
    @State private var isSheetShown = false

    VStack {
        Button("Sheet") { isSheetShown = true }
    }
    .sheet(isPresented: $isSheetShown) { Page() }
}

scenario "a sheet is not asked" {
    launch
    tap "Sheet"
    expect visible
}
# What makes the system ask again

- range: iOS 7 and later
- confidence: confirmed (BD)
- status: modelled
- related: U20, U28
- source: https://gist.github.com/Josscii/51d5154583e38fef24a5380abdb18a0c
- source: uias/Tabman#175
- source: uias/Pageboy#114
- source: seed 004
- fails: without `    present Other as fullScreen\n    dismiss\n`

A new root, a window shown or hidden, any push, pop, presentation, dismissal or tab change, a
rotation or other trait change, a restyled navigation bar, and an explicit request. Each time the
question starts afresh at the root. By one report the exchange of the pages of a
UIPageViewController is not among them.

Example: [U19.sbar](U19.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"

    Home()
}

class Home: UIViewController {
    var isFull = false
    override var prefersStatusBarHidden: Bool { isFull }
    func fill() { isFull = true }
}

class Other: UIViewController { }

scenario "a presentation makes the system ask again" {
    launch
    call Home.fill
    present Other as fullScreen
    dismiss
    expect hidden
}
# The application decides: Info.plist first, setters later

- range: iOS 7 and later
- confidence: confirmed (AB)
- status: modelled
- related: U9, U10
- source: https://developer.apple.com/documentation/technotes/tn3105-customizing-uistatusbar-syle
- source: https://sarunw.com/posts/preferredstatusbarstyle-not-getting-called/
- source: TimOliver/TOCropViewController#106
- source: seed 002
- source: seed 003
- source: seed 004

With the key set to NO the app starts with UIStatusBarHidden and UIStatusBarStyle and keeps them
until an application-level setter says otherwise. Neither view controllers nor navigation bars are
consulted.

Example: [U2.sbar](U2.sbar)
app Legacy {
    ios 16.4
    device "iPhone 14"
    plist {
        UIViewControllerBasedStatusBarAppearance = NO
        UIStatusBarStyle = UIStatusBarStyleLightContent
    }

    Text("Hello")
        .statusBarHidden()
}

scenario "no modifier has an effect, the plist decides" {
    launch
    expect light by plist
}
# A changed preference needs a request

- range: iOS 7 and later
- confidence: confirmed (ABD)
- status: modelled
- related: P9
- source: https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsstatusbarappearanceupdate()
- source: LeoNatan/LNPopupController#46
- source: gaetanzanella/OverlayContainer#54
- source: uias/Tabman#175
- source: seed 002

If a getter would now answer differently, UIKit notices only at one of the usual events or
setNeedsStatusBarAppearanceUpdate. The request asks the whole window again, so any of its
controllers may send it; one that neither parents nor presenters link to the root of that window,
its view added by hand, sends it in vain.

Example: [U20.sbar](U20.sbar)
app Advised {
    ios 15.4
    device "iPhone 8"
}

class Late: UIViewController {
    var isAway = false
    override var prefersStatusBarHidden: Bool { isAway }

    override func viewDidAppear(_ animated: Bool) {
        isAway = true
    }
}

scenario "what is set once all is done takes a request" {
    Late()

    launch
    expect visible, stale, advice changeWithoutRequest
}
# The style is not asked while the bar is hidden

- range: iOS 18 to 26.5
- confidence: single source (D)
- status: modelled
- without: The style is asked each time, hidden or not.

As long as the bar is hidden its style keeps the last answer; it is asked again when the bar
returns. Only code that reads the style meanwhile can tell. Seen on 18 to 26, and taken so on all
releases.

Example: [U21.sbar](U21.sbar)
app Film {
    Text("Film")
        .statusBarHidden(false)
}

scenario "every iPhone, every release" on ios 13...18,
    device [homeButton, notch, dynamicIsland]
{
    launch
    rotate landscape
    expect hidden by device
}
# A visible navigation bar ends the style walk

- range: iOS 7 and later
- confidence: confirmed (AB)
- status: modelled
- related: U23, U24
- source: https://developer.apple.com/documentation/technotes/tn3105-customizing-uistatusbar-syle
- source: openradar 15178634
- source: openradar 15182487
- source: lionheart/openradar-mirror#4406
- source: lionheart/openradar-mirror#4404
- source: https://forums.swift.org/t/50926
- source: seed 002
- source: seed 003
- source: seed 004

While its bar is shown, a UINavigationController answers the style question itself; the controllers
of its stack are not asked.

Example: [U22.sbar](U22.sbar)
app MasterAndDetail {
    ios 10.1
    device "iPad Air 2"

    UISplitViewController {
        UINavigationController { Master() }.barStyle(.black)
        UINavigationController { Detail() }.barStyle(.black)
    }
}

screen Master: UIViewController

scenario "one of them alone does" {
    UINavigationController { Master() }.barStyle(.black)

    launch
    expect light by UINavigationController
}
# The navigation bar's style sets the bar's style

- range: iOS 7 and later
- confidence: confirmed (B)
- status: modelled
- related: U31
- source: https://gist.github.com/hujunfeng/6651254
- source: https://coderwall.com/p/hitv1q/mastering-ios-7-uistatusbarstyle
- source: https://cyrilchandelier.com/ios-and-the-status-bar
- source: https://forums.swift.org/t/50926
- source: cachly/issues-tracker#5822
- source: seed 002

A navigation controller answers light content for a black bar style and default for the default one,
unless a subclass overrides the getter. One report denies it of apps that were linked with the SDK
of iOS 27: disputed there, and a policy chooses.

Example: [U23.sbar](U23.sbar)
app MasterAndDetail {
    ios 10.1
    device "iPad Air 2"

    UISplitViewController {
        UINavigationController { Master() }.barStyle(.black)
        UINavigationController { Detail() }.barStyle(.black)
    }
}

screen Master: UIViewController

scenario "one of them alone does" {
    UINavigationController { Master() }.barStyle(.black)

    launch
    expect light by UINavigationController
}
# A hidden navigation bar lets the top controller set the style

- range: iOS 7 and later
- confidence: confirmed (BL)
- status: modelled
- related: U22
- source: https://blog.csdn.net/Lotheve/article/details/47084805
- source: seed 002
- source: seed 003
- source: seed 004

Once isNavigationBarHidden is true the style walk goes on to the top of the stack. A bar that is
merely transparent still ends it.

Example: [U24.sbar](U24.sbar)
app Stacks {
}

class Article: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle {
        return .lightContent
    }
}

scenario "left out: under a hidden navigation bar the child is asked" on ios 7...18,
    device homeButton
{
    UINavigationController { Article() }.isNavigationBarHidden(true)

    launch
    expect light by Article
}
# Who is asked for visibility inside a navigation controller

- range: iOS 7 and later
- confidence: confirmed (BD)
- status: modelled
- without: The top of the stack is always asked, on every device.
- related: P2, S13
- source: https://blog.csdn.net/Lotheve/article/details/47084805
- source: https://github.com/HsuenLI/SharingMe
- source: seed 004
- fails: with `device "iPhone 8"` in place of `device "iPhone 13"`

iPads and phones with a home button always ask the top of the stack. Phones without one, from iOS
11, ask it only while the navigation bar is hidden; under a shown bar the navigation controller
answers, and the pushed controller's wish is lost.

Example: [U25.sbar](U25.sbar)
app Gallery {
    ios 15.4
    device "iPhone 13"

    UINavigationController { Photo() }
}

class Photo: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}

scenario "under a shown bar the navigation controller answers for itself" {
    launch
    expect visible by UINavigationController
}
# A tab bar controller asks the selected tab

- range: iOS 7 and later
- confidence: confirmed (ABD)
- status: modelled
- without: The selected controller is asked, sidebar or not.
- related: U29
- source: https://developer.apple.com/documentation/technotes/tn3105-customizing-uistatusbar-syle
- source: dekatotoro/SlideMenuControllerSwift#167
- source: software-mansion/react-native-screens#3236
- source: seed 003
- source: seed 004
- fails: with `select tab 1` in place of `select tab 2`

Both walks go on to the selected controller. On iPadOS 18 and later an open sidebar keeps the style
question for itself. Whether it shows before it is opened or closed is not known: a maintainer reads
in the documentation that it is in landscape, and a library has to open it there itself.

Example: [U26.sbar](U26.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"

    UITabBarController {
        First()
        Second()
    }
}

class First: UIViewController { }
class Second: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}

scenario "the selected tab is asked" {
    launch
    select tab 2
    expect hidden by Second
}
# A split view controller asks for style only when collapsed

- range: iOS 7 and later
- sdk: SDK 13 or later forwards while collapsed
- confidence: single source (BD)
- status: modelled
- without: Neither walk is handed on.
- related: P12, U29
- source: https://gist.github.com/asobolevsky/75791577c75a9ca7380669a6ea582459
- source: https://zhaoxin.pro/technology/15993960076329.html
- source: https://useyourloaf.com/blog/split-view-controller-display-modes/
- source: https://blog.csdn.net/gongyuhonglou/article/details/72817646

Collapsed, it hands the style walk to the controller that is on screen; side by side, each column
colours its own end of the bar, though in portrait it is open whether the first column is there:
left to itself, that differs by release and size. Apps built with older SDKs had to
override the getters, and visibility is taken not to be handed on. `setViewController(_:for:)` puts
a controller that is no stack into one, and what is put into the secondary column of a stack is
pushed; a controller for `.compact` stands in place of all columns in compact width.

Example: [U27.sbar](U27.sbar)
app MasterAndDetail {
    ios 10.1
    device "iPad Air 2"

    UISplitViewController {
        UINavigationController { Master() }.barStyle(.black)
        UINavigationController { Detail() }.barStyle(.black)
    }
}

scenario "two dark bars side by side do not make the text white" {
    launch
    expect style .default
}
# Page controllers and hand-made containers ask no child

- range: iOS 7 and later
- confidence: confirmed (BL)
- status: modelled
- related: U16
- source: uias/Pageboy#38
- source: robbdimitrov/RDVTabBarController#31
- source: ykyouhei/KYDrawerController#146
- source: krzysztofzablocki/Inject#58

A UIPageViewController, and every container class of the app's own, answers for itself unless it
names a child.

Example: [U28.sbar](U28.sbar)
app SideMenu {
    Deaf { UINavigationController { Away() } }
}

class Deaf: UIViewController {
    override var prefersStatusBarHidden: Bool {
        return children.first?.prefersStatusBarHidden ?? false
    }
}

scenario "the stack's own answer is not that of its screen" on ios 7...18,
    device homeButton
{
    launch
    expect visible by Deaf
}
# On an iPad the bar can be of two colours

- range: iOS 13.4 and later
- confidence: single source (D)
- status: modelled
- without: The bar has one style.
- related: U26, U27
- fails: with `device "iPhone 14"` in place of `device pad`

The leading, middle and trailing parts of an iPad's bar may have different styles. A single answer
is that of the leading part; what the middle shows is not claimed.

Example: [U29.sbar](U29.sbar)
app Sample {
    ios 16.4
    device pad
    appearance light

    UISplitViewController {
        UINavigationController { Master() }.barStyle(.black)
        UINavigationController { Detail() }
    }
    .preferredDisplayMode(.oneBesideSecondary)
}

screen Master: UIViewController
screen Detail: UIViewController

scenario "the bar has two colours" {
    launch
    expect split
}
# Controllers decide: Info.plist ends with the launch screen

- range: iOS 7 and later
- confidence: confirmed (ABD)
- status: modelled
- related: P1, U13, U14
- source: https://developer.apple.com/documentation/technotes/tn3105-customizing-uistatusbar-syle
- source: https://cyrilchandelier.com/ios-and-the-status-bar
- source: https://splinter.com.au/2015/12/30/status-bar-colours
- source: https://coderwall.com/p/hitv1q/mastering-ios-7-uistatusbarstyle
- source: NYPL-Simplified/Simplified-iOS#1034

With the key set to YES the plist's visibility and style dress the launch screen only. Once a window
with a root controller is up they are forgotten, even where no controller overrides anything.

Example: [U3.sbar](U3.sbar)
app Legacy {
    ios 16.4
    device "iPhone 14"
    plist {
        UIViewControllerBasedStatusBarAppearance = NO
        UIStatusBarStyle = UIStatusBarStyleLightContent
    }

    Text("Hello")
        .statusBarHidden()
}

scenario "with the key left out the plist is for the launch screen" {
    plist {
        UIStatusBarStyle = UIStatusBarStyleLightContent
    }

    begin launch
    expect visible, light by plist
}
# A hosting controller answers with its SwiftUI tree

- range: iOS 13 and later
- confidence: confirmed (AB)
- status: modelled
- related: S7, S8
- source: https://developer.apple.com/documentation/swiftui/uihostingcontroller
- source: home-assistant/iOS#5321
- source: https://gist.github.com/simonbs/37b748321a155274f338107d9837abdc
- source: https://developer.apple.com/documentation/swiftui/toolbarplacement/statusbar
- source: seed 000
- source: seed 001
- fails: without `.statusBarHidden()`

It overrides all five members. A visibility preference reaches the nearest hosting controller only,
which the walk must reach in turn; a preferred colour scheme changes what default means. Whether a
UIKit controller used as a view is asked is disputed: six sources say yes and one no.

Example: [U30.sbar](U30.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"

    UIHostingController { Text("a").statusBarHidden() }
}

scenario "a hosting controller answers with its tree" {
    launch
    expect hidden
}
# UINavigationBarAppearance does not speak of the status bar

- range: iOS 13 and later
- confidence: confirmed (AD)
- status: kept
- related: U23
- source: https://developer.apple.com/documentation/technotes/tn3105-customizing-uistatusbar-syle
- fails: with `barStyle = .black` in place of `barStyle = .default`

A dark background set through the appearance object leaves the text as it was. A black bar style, an
interface-style override or a named child brings light text.

Example: [U31.sbar](U31.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"
    appearance light

    UINavigationController { Home() }
}

class Home: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.barStyle = .default
        navigationController?.navigationBar.standardAppearance = UINavigationBarAppearance()
    }
}

scenario "the bar's appearance says nothing of the text" {
    launch
    expect dark
}
# A search controller leaves control where it was

- range: iOS 8 and later
- confidence: open
- status: modelled
- related: P13
- fails: with `present Photo as fullScreen` in place of `present Search`

Nothing public settles it; it is taken not to move control. If it hides the navigation bar while
active, the rules for a hidden navigation bar apply.

Example: [U32.sbar](U32.sbar)
app Finder {
    ios 15.4
    device "iPhone 8"

    Front()
}

class Front: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

class Search: UISearchController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
}

class Photo: UIViewController { }

scenario "a search leaves the bar to its presenter" {
    launch
    present Search
    expect light by Front
}
# A full-screen presentation takes control

- range: iOS 7 and later
- confidence: confirmed (AB)
- status: modelled
- related: U34
- source: https://developer.apple.com/documentation/uikit/uiviewcontroller/modalpresentationcapturesstatusbarappearance
- source: openradar 27874629
- fails: with `as formSheet` in place of `as fullScreen`

What is presented in full screen answers both walks; its capture flag does not matter.

Example: [U33.sbar](U33.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"

    Home()
}

class Home: UIViewController {
}

class Film: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}

scenario "a full-screen presentation takes control" {
    launch
    present Film as fullScreen
    expect hidden by Film
}
# Every other presentation leaves control with the presenter

- range: iOS 7 and later
- confidence: confirmed (AB)
- status: modelled
- related: U35, U36, U37, P19, D13
- source: https://developer.apple.com/documentation/uikit/uiviewcontroller/modalpresentationcapturesstatusbarappearance
- source: openradar 30870230
- source: https://qiita.com/kyam_/items/e4d8f5b8bc4d6934f408
- source: andreamazz/BubbleTransition#61
- source: wix/react-native-navigation#5797
- source: https://pspdfkit.com/blog/2015/presentation-controllers

Over-full-screen, sheets, both context styles, popovers and custom ones answer nothing, unless the
presented controller sets modalPresentationCapturesStatusBarAppearance. The bar stays as it was; it
is not hidden.

Example: [U34.sbar](U34.sbar)
app Dragging {
    Front()
}

screen Front: UIViewController

class Modal: UIViewController {
    override var prefersStatusBarHidden: Bool { return true }
}

scenario "iOS 7 gets it wrong" on ios 7.1, device "iPhone 5s", quirks [off, on] {
    launch
    present Modal as fullScreen
    begin dismiss
    cancel
    expect visible by Front when quirks
}
# Custom presentations on iOS 8.3 to 9 always take control

- range: iOS 7 and later
- sdk: the change at iOS 10 also reaches apps built with SDK 9
- confidence: confirmed (BL)
- status: modelled
- related: Q3
- source: openradar 22574353
- source: openradar 22565293
- source: openradar 27874629
- source: IcaliaLabs/Presentr#103
- source: xmartlabs/XLActionController#53

Before 8.3 and from 10 on a custom presentation needs the capture flag. In between it takes control
whatever the flag says.

Example: [U35.sbar](U35.sbar)
app Ranges {
    ios 8...10
    device homeButton

    Front()
}

screen Front: UIViewController

class Drawer: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}

scenario "a custom presentation took control from iOS 8.3 to 9" {
    launch
    present Drawer as custom
    expect visible by Front when ios >= 10
}
# Before iOS 13 sheets fill a narrow screen and take control

- range: iOS 7 to 12.5
- confidence: confirmed (BLD)
- status: modelled
- related: P8, Q4
- source: openradar 22564923
- source: https://pspdfkit.com/blog/2015/presentation-controllers
- fails: with `ios 13` in place of `ios 12.4`

In compact width page sheets, form sheets and popovers become full screen and therefore take
control; in regular width they do not. On iOS 8.3 to 9 what was decided while presenting stays, even
if the sheet later changes its shape.

Example: [U36.sbar](U36.sbar)
app Sample {
    ios 12.4
    device "iPhone 8"

    Home()
}

class Home: UIViewController {
}

class Film: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}

scenario "before iOS 13 a sheet fills a narrow screen" {
    launch
    present Film as pageSheet
    expect hidden by Film
}
# A card on an iPhone makes the bar visible and light

- range: iOS 13 and later
- confidence: confirmed (BD)
- status: modelled
- without: The text is light; visibility stays with the presenter.
- related: P3, P4, D9, S5, U38
- source: software-mansion/react-native-screens#361
- source: SwiftKickMobile/SwiftMessages#431
- source: react-navigation/react-navigation#11513
- source: 52inc/Pulley#389

While a page or form sheet at its large detent pushes its presenter back, and does not capture,
neither controller is asked: the text is light and the bar is shown, even one that the presenter had
hidden. It does not apply to iPads, to smaller detents, in compact height, where the application
decides, or from iOS 26, where no report has it (D9). One report has it the other way round over a
presenter that lies over a context: with the capture flag that one answers on, without it the card
takes over; a policy chooses.

Example: [U37.sbar](U37.sbar)
app Notes {
    ios 16.4
    device "iPhone 14"

    Desk()
}

screen Desk {
    @State private var isSheetShown = false

    VStack {
        Button("Sheet") { isSheetShown = true }
    }
    .sheet(isPresented: $isSheetShown) { Page() }
}

scenario "a sheet is not asked" {
    launch
    tap "Sheet"
    expect visible
}
# What a powerless presentation presents is never reached

- range: iOS 8 and later
- confidence: confirmed (BD)
- status: modelled
- related: P7, Q5
- source: openradar 22575294
- source: openradar 23666685
- fails: with `Film as fullScreen` in place of `Card as formSheet\n    present Film as fullScreen from Card`

If A presents B without control and B presents C in full screen, A still answers. With the capture
flag on B the walk goes on to C.

Example: [U38.sbar](U38.sbar)
app Sample {
    ios 16.4
    device pad

    Home()
}

class Home: UIViewController {
}

class Card: UIViewController { }
class Film: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}

scenario "what a powerless presentation presents is not reached" {
    launch
    present Card as formSheet
    present Film as fullScreen from Card
    expect visible
}
# A dismissal gives control back

- range: iOS 7 and later
- confidence: confirmed (B)
- status: modelled
- related: Q1
- source: openradar 15902745
- fails: without `    dismiss\n`

The presenter answers again as soon as a dismissal starts, or, for one led by a finger, once it is
decided.

Example: [U39.sbar](U39.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"

    Home()
}

class Home: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}

class Card: UIViewController { }

scenario "a dismissal gives control back" {
    launch
    present Card as fullScreen
    expect visible
    dismiss
    expect hidden by Home
}
# The keys, their defaults and device suffixes

- range: iOS 7 and later
- confidence: confirmed (AK)
- status: modelled
- source: https://developer.apple.com/documentation/bundleresources/information-property-list/uistatusbarhidden
- fails: with `device "iPhone 14"` in place of `device pad`

UIStatusBarHidden starts as NO and UIStatusBarStyle as the default style; light content exists from
iOS 7, dark content from iOS 13. A key with a suffix such as ~ipad replaces the plain one on that
kind of device only; that half is general knowledge.

Example: [U4.sbar](U4.sbar)
app Sample {
    ios 16.4
    device pad
    plist {
        UIViewControllerBasedStatusBarAppearance = NO
        UIStatusBarHidden = NO
        UIStatusBarHidden~ipad = YES
    }

    Home()
}

class Home: UIViewController { }

scenario "the key for iPads wins on an iPad" {
    launch
    expect hidden by plist
}
# Controllers of the system's own

- range: iOS 7 and later
- confidence: confirmed (BD)
- status: modelled
- related: P18, Q13, Q14, Q15
- source: openradar 15089725
- source: openradar 19014731
- source: openradar 14868652
- source: phonegap-build/StatusBarPlugin#49
- source: zendesk/zendesk_sdk_ios#31
- source: openradar 22497299
- source: openradar 23664306
- source: ivanvorobei/SPStorkController#61
- source: https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/automatic

An alert leaves control with its presenter. On iOS 7 and 8 an image picker insists on a visible bar
with dark text, whichever controller decides and whatever a subclass says; whether the bar goes
again after it is uncertain. What Apple's other controllers answer, whose content is theirs or in
another process, is open unless a report has it, as with Safari's up to 12.

Example: [U40.sbar](U40.sbar)
app Looks {
}

class Picker: UIImagePickerController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
}

scenario "the picker shows a bar that was hidden" on ios 7...8, device homeButton {
    Away()

    launch
    present Picker as fullScreen
    expect visible
}
# What default means changed at iOS 13 and at 17

- range: iOS 7 and later
- confidence: confirmed (ABD)
- status: modelled
- related: P6, S1, S45
- source: https://developer.apple.com/documentation/uikit/uistatusbarstyle/default
- source: Tencent/QMUI_iOS#914
- source: apache/cordova-plugin-statusbar#165
- source: react/react-native#26294
- source: ish-app/ish#966
- source: https://cnblogs.com/zxs-19920314/p/12641676.html
- source: alexzhirkevich/compose-cupertino#18
- source: alexzhirkevich/compose-cupertino#19
- source: apache/cordova-ios#1689
- source: https://developer.apple.com/documentation/uikit/uiviewcontroller/overrideuserinterfacestyle
- source: software-mansion/react-native-screens#481
- source: xamarin/Xamarin.Forms#8294
- source: expo/expo#8002
- source: expo/expo#10758

Up to iOS 12 it is dark text. On 13 to 16 it is light text where the owner's traits are dark, so an
override on the controller, an ancestor, the window or in the plist counts, but none on a presenter;
for the application and the launch screen only the system's appearance does. From 17 the system
keeps contrast with what lies beneath, and the style is only a hint; whether it does so against a
scheme that the app forces is open, by one report to the contrary.

Example: [U41.sbar](U41.sbar)
app Catalogue {
    ios 13...18
    device ["iPhone 8", "iPhone 11", "iPhone 15 Pro"]

    Text("Catalogue")
}

scenario "the bar is there everywhere" {
    launch
    expect visible
}
# Light and dark content mean what they say

- range: iOS 7 and later
- confidence: confirmed (AB)
- status: modelled
- source: https://developer.apple.com/documentation/uikit/uistatusbarstyle/lightcontent
- source: https://developer.apple.com/documentation/uikit/uistatusbarstyle/darkcontent
- fails: with `{ .darkContent }` in place of `{ .lightContent }`

Light content is light text on every release; dark content is dark text and exists from iOS 13.
Neither looks at the interface style.

Example: [U42.sbar](U42.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"

    Home()
}

class Home: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

scenario "light content is light text" on appearance [light, dark] {
    launch
    expect light
}
# The two black styles of old

- range: iOS 7 and later
- confidence: single source (BD)
- status: modelled
- without: Default from iOS 13 and light content before, as P17 recommends.
- related: P17
- source: https://gist.github.com/hujunfeng/6651254
- source: seed 002
- fails: with `.default` in place of `.blackTranslucent`

Black translucent has become light content. Black opaque is treated as default on current systems.

Example: [U43.sbar](U43.sbar)
app Sample {
    ios 8
    device "iPhone 6"

    Home()
}

class Home: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .blackTranslucent }
}

scenario "the black styles of old have light text" {
    launch
    expect light
}
# The topmost eligible window decides, not the key window

- range: iOS 7 and later
- confidence: confirmed (BLD)
- status: modelled
- related: S3
- source: openradar 15573442
- source: react/react-native#31332
- source: mixpanel/mixpanel-swift#338
- source: myell0w/MTStatusBarOverlay#78
- source: mapbox/Fingertips#14
- source: mapbox/Fingertips#15
- source: onmyway133/blog#908

Among the visible windows of a scene that qualify, the highest level wins, and among equals the one
brought to the front last. Being key does not matter. From iOS 13 a window that was given no scene
is not on screen, in an app that has scenes.

Example: [U44.sbar](U44.sbar)
app Portal {
    device "iPhone 15"

    window Overlay(isHidden: true) { Empty() }
    window Agreeing(isHidden: true) { AlsoHidden() }
}

screen AlsoHidden {
    Text("")
        .statusBar(hidden: true)
}

scenario "an overlay that hides it as well keeps it hidden" on ios 15...18 {
    launch
    show window Agreeing
    expect hidden by AlsoHidden
}
# Showing or hiding a window asks again at once

- range: iOS 7 and later
- confidence: confirmed (BD)
- status: modelled
- related: U19
- source: dogo/SCLAlertView#208
- fails: without `    show window Toast\n`

The bar follows a window that appears or goes away without any request.

Example: [U45.sbar](U45.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"

    Home()
    window Toast(level: .alert, isHidden: true) { Message() }
}

class Home: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}

class Message: UIViewController { }

scenario "showing a window asks again at once" {
    launch
    show window Toast
    expect visible by Message
}
# Which windows qualify

- range: iOS 7 and later
- confidence: confirmed (LD)
- status: modelled
- related: P11
- source: https://github.com/Tencent/QMUI_iOS
- source: openradar 15573442

A window must be visible, on the main screen, of the app's own process and not one of UIKit's
internal ones. From iOS 10 it must also fill the scene exactly; before that its size was of no
matter.

Example: [U46.sbar](U46.sbar)
app Debugged {
    Front()

    window Small(isHidden: true, fillsScreen: false) { Floating() }
}

class Front: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

scenario "a window that does not fill the screen is left out" on ios 10...18,
    device homeButton
{
    launch
    show window Small
    expect light by Front
}
# A window without a root shows the default bar

- range: iOS 7 and later
- confidence: single source (BD)
- status: modelled
- without: The same, with a warning.
- source: https://e-com-net.com/article/1186545527223853056.htm

If the window that decides has no root controller, the bar is shown in the default style. From iOS 9
such a window at the end of launch raises an exception.

Example: [U47.sbar](U47.sbar)
app Projector {
    device homeButton
    window Empty { }
}

scenario "at the end of the launch it must have one from iOS 9 on" on ios 8.4 {
    launch
    expect visible, style .default
}
# Up to iOS 12 a window can cover the bar

- range: iOS 7 to 12.5
- confidence: single source (B)
- status: modelled
- source: Krisiacik/ImageViewer#220
- fails: with `ios 13` in place of `ios 12.4`

A window whose level lies above that of the status bar hides it from view. From iOS 13 the system
draws the bar over the app.

Example: [U48.sbar](U48.sbar)
app Sample {
    ios 12.4
    device "iPhone 8"

    Home()
    window Alert(level: .alert, isHidden: true) { Message() }
}

class Home: UIViewController {
}

class Message: UIViewController { }

scenario "up to iOS 12 a window can cover the bar" {
    launch
    show window Alert
    expect covered
}
# Several scenes on an iPad

- range: iOS 13 and later
- confidence: open
- status: modelled
- related: U44
- source: https://developer.apple.com/documentation/uikit/uiapplication/supportsmultiplescenes
- source: https://developer.apple.com/documentation/bundleresources/information-property-list/uiapplicationscenemanifest/uiapplicationsupportsmultiplescenes

Each scene is resolved on its own, with its own windows; what the application object is told counts
for all. How the system shows several of them together is not documented, and nothing is claimed
about it; there is more than one only on an iPad whose app allows it in Info.plist.

Example: [U49.sbar](U49.sbar)
app Notes {
    ios 13...18
    device pad
    plist {
        UIApplicationSupportsMultipleScenes = YES
    }

    Front()
    scene Reader { Page() }
}

class Front: UIViewController {
    override var prefersStatusBarHidden: Bool { false }
}

scenario "a controller means its own" {
    launch
    open scene Reader
    activate scene Notes
    expect visible by Front
}
# Nothing is asked before a window can answer

- range: iOS 13 and later
- confidence: single source (D)
- status: modelled
- without: The launch state stays, and the answer carries a warning.
- related: U46
- fails: with `    begin launch\n` in place of `    launch\n`

While controllers decide and no window qualifies, the bar stays as it was at launch. While the
application decides, it can change without any window.

Example: [U5.sbar](U5.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"

    Home()
}

class Home: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}

scenario "the first window that can answer is asked" {
    launch
    expect hidden
}
# Notched phones have no bar in landscape

- range: iOS 11 to 12.5
- confidence: confirmed (B)
- status: modelled
- related: U51, Q8
- source: openradar 35694326
- source: apache/cordova-plugin-statusbar#88

From iOS 11 a phone without a home button that lies on its side shows no bar, whatever the app asks
for.

Example: [U50.sbar](U50.sbar)
app Landscape {
    Front()
}

scenario "an iPhone X had no bar in landscape on these either" on ios 11...12,
    device "iPhone X"
{
    launch
    rotate landscape
    expect hidden by device
}
# No iPhone has a bar in landscape

- range: iOS 13 and later
- confidence: confirmed (BD)
- status: modelled
- related: U50, P5, S27
- source: renzifeng/ZFPlayer#856
- source: seed 004

From iOS 13 every phone on its side is without a bar: its height is zero and no controller is asked,
wherever the plist puts the decision. iPads keep theirs.

Example: [U51.sbar](U51.sbar)
app Film {
    Text("Film")
        .statusBarHidden(false)
}

scenario "every iPhone, every release" on ios 13...18,
    device [homeButton, notch, dynamicIsland]
{
    launch
    rotate landscape
    expect hidden by device
}
# Older phones hide the bar in landscape unless told otherwise

- range: iOS 8 to 12.5
- confidence: confirmed (AB)
- status: modelled
- related: U14
- source: https://developer.apple.com/documentation/uikit/uiviewcontroller/prefersstatusbarhidden
- source: mapzen/ios#211
- source: react/react-native#18005
- source: romaonthego/REMenu#97
- fails: with `{ super.prefersStatusBarHidden }` in place of `{ false }`

A phone with a home button hides its bar on its side by default; a controller that answers false
brings it back. On iOS 7 it was shown by default.

Example: [U52.sbar](U52.sbar)
app Sample {
    ios 12.4
    device "iPhone 8"

    Home()
}

class Home: UIViewController {
    override var prefersStatusBarHidden: Bool { false }
}

scenario "a class that says so keeps the bar in landscape" {
    launch
    rotate landscape
    expect visible
}
# A hidden bar has no height

- range: iOS 13 and later
- confidence: single source (D)
- status: modelled
- without: Zero as well; the public manager shows the same in practice.
- related: U54

While it is hidden, its frame and height read zero.

Example: [U53.sbar](U53.sbar)
app Film {
    Text("Film")
        .statusBarHidden(false)
}

scenario "every iPhone, every release" on ios 13...18,
    device [homeButton, notch, dynamicIsland]
{
    launch
    rotate landscape
    expect hidden by device
}
# How high the bar is in portrait

- range: iOS 7 and later
- confidence: confirmed (BK)
- status: modelled
- related: P14
- source: https://juejin.cn/post/7026524746011377700
- source: https://juejin.cn/post/7042959067660156935
- source: https://juejin.cn/post/7134941721690898445
- source: https://blog.csdn.net/article/details/135525139
- source: wangrui460/WRNavigationBar#201
- source: https://zhangwen.site/en/blog/iphone14-size
- source: QuintGao/GKNavigationBar#67

20 points with a home button; 44 on X, XS and 11 Pro; 44 and from iOS 14 48 on XR and 11; 47 on the
12, 13 and 14 families; 50 on the minis, which is disputed; 54 beneath a Dynamic Island, whose safe
area is larger; 24 on iPads without a home button, not re-checked.

Example: [U54.sbar](U54.sbar)
app Catalogue {
    ios 13...18
    device ["iPhone 8", "iPhone 11", "iPhone 15 Pro"]

    Text("Catalogue")
}

scenario "the bar is there everywhere" {
    launch
    expect visible
}
# A call doubles the bar of phones with a home button

- range: iOS 7 and later
- confidence: confirmed (B)
- status: modelled
- related: U54
- source: jessesquires/JSQMessagesViewController#229
- source: zetachang/DCModalSegue#1
- source: ninjinkun/NJKScrollFullScreen#17
- source: appandflow/react-native-safe-area-context#371
- fails: with `indicator none` in place of `indicator call`

A call, a hotspot or a recording makes a 20-point bar 40 points high and pushes the window down.
Phones without a home button use the space beside the camera. Visibility and style are as before.

Example: [U55.sbar](U55.sbar)
app Sample {
    ios 12.4
    device "iPhone 8"

    Home()
}

class Home: UIViewController {
}

scenario "a call makes the bar twice as high" {
    launch
    indicator call
    expect height 40
}
# Only a change of visibility reads the update animation

- range: iOS 7 and later
- confidence: confirmed (AD)
- status: modelled
- related: S25
- source: https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredstatusbarupdateanimation
- source: seed 004

None, fade or slide is asked of the controller that answered for visibility, and only when
visibility really changes. Fade is the default; a change of style never asks.

Example: [U56.sbar](U56.sbar)
app Catalogue {
    ios 13...18
    device ["iPhone 8", "iPhone 11", "iPhone 15 Pro"]

    Text("Catalogue")
}

scenario "the bar is there everywhere" {
    launch
    expect visible
}
# A request inside an animation block takes its duration

- range: iOS 7 and later
- confidence: confirmed (A)
- status: modelled
- related: U20
- source: https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsstatusbarappearanceupdate()
- source: seed 002
- source: seed 004
- fails: with `withDuration: 0.2` in place of `withDuration: 0.5`

Sent from within a UIView animation the update runs as long as the block does; sent from elsewhere
it happens at once.

Example: [U57.sbar](U57.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"

    Home()
}

class Home: UIViewController {
    var isFull = false
    override var prefersStatusBarHidden: Bool { isFull }
    func fill() {
        isFull = true
        UIView.animate(withDuration: 0.5) { self.setNeedsStatusBarAppearanceUpdate() }
    }
}

scenario "the request takes the duration of its block" {
    launch
    call Home.fill
    expect animated fade for 0.5 s
}
# An animation never changes where it ends

- range: iOS 7 and later
- confidence: confirmed (A)
- status: modelled
- related: U56
- source: https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredstatusbarupdateanimation
- fails: with `isFull = false` in place of `isFull = true`

How the bar comes or goes has no influence on what it is afterwards.

Example: [U58.sbar](U58.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"

    Home()
}

class Home: UIViewController {
    var isFull = false
    override var prefersStatusBarHidden: Bool { isFull }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
    func fill() {
        isFull = true
        UIView.animate(withDuration: 0.3) { self.setNeedsStatusBarAppearanceUpdate() }
    }
}

scenario "however it moves, the bar ends where the answer says" {
    launch
    call Home.fill
    expect hidden, animated slide
}
# A screen may turn the app

- range: iOS 7 and later
- confidence: confirmed (A)
- status: modelled
- related: U50, U51
- source: https://developer.apple.com/documentation/uikit/uiviewcontroller/supportedinterfaceorientations
- source: https://developer.apple.com/documentation/uikit/uiwindowscene/requestgeometryupdate(_:errorhandler:)
- source: https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdateofsupportedinterfaceorientations()
- fails: with `.allButUpsideDown` in place of `.landscape`

A phone shows an app as it is held where Info.plist and the controller that fills the screen allow that,
and on the other side where they allow only that: at the launch, as a full screen presentation comes or
goes, as the device is turned, and as code asks for it. On its side it has no bar from iOS 13 on.

Example: [U59.sbar](U59.sbar)
app Sample {
    ios 17
    device "iPhone 15"

    Home()
}

class Home: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    func play() {
        let film = Film()
        film.modalPresentationStyle = .fullScreen
        present(film, animated: true)
    }
}

class Film: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
}

scenario "the bar is gone while the film lies on its side" {
    launch
    expect visible
    call Home.play
    expect hidden by device
    dismiss
    expect visible
}
# The launch screen in landscape

- range: iOS 9 and later
- confidence: single source (B)
- status: modelled
- related: U51
- source: openradar 22330537
- source: lionheart/openradar-mirror#8855
- fails: with `orientation landscape` in place of `orientation portrait`

A Plus phone on iOS 9 that starts on its side shows the bar over the launch screen, although the
first controller then hides it. From iOS 13 phones on their side have no bar to show.

Example: [U6.sbar](U6.sbar)
app Sample {
    ios 16.4
    device "iPhone 14"
    orientation portrait
    plist { UIStatusBarHidden = NO }

    Text("a")
}

scenario "the launch screen has a bar in portrait only" {
    begin launch
    expect visible
}
# Application setters are deaf while controllers decide

- range: iOS 7 and later
- confidence: confirmed (AB)
- status: modelled
- related: U1
- source: https://developer.apple.com/documentation/uikit/uiapplication/setstatusbarstyle(_:animated:)
- source: CosmicMind/Material#562
- source: flutter/flutter#95481
- source: seed 002
- source: seed 004
- fails: with `= NO` in place of `= YES`

Setting the bar's style or visibility on the application object does nothing, and says nothing,
unless the plist hands the bar to the application.

Example: [U7.sbar](U7.sbar)
app Sample {
    ios 12.4
    device "iPhone 8"
    plist { UIViewControllerBasedStatusBarAppearance = YES }

    Home()
}

class Home: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        UIApplication.shared.isStatusBarHidden = true
    }
}

scenario "the application's setter is deaf" {
    launch
    expect visible
}
# Application setters act at once and last

- range: iOS 7 and later
- sdk: up to SDK 26
- confidence: confirmed (AB)
- status: modelled
- related: U10
- source: https://developer.apple.com/documentation/technotes/tn3105-customizing-uistatusbar-syle
- source: seed 002
- source: seed 004

While the application decides, its setters change the bar immediately. The value holds across every
screen until another one is set.

Example: [U8.sbar](U8.sbar)
app Landscape {
    Front()
}

scenario "the application's setter shows it there, too" on ios 8...12,
    device homeButton
{
    plist {
        UIViewControllerBasedStatusBarAppearance = NO
    }

    launch
    call { UIApplication.shared.isStatusBarHidden = false }
    expect visible by application
}
# Application setters are deprecated since iOS 9

- range: iOS 9 and later
- confidence: confirmed (AB)
- status: modelled
- related: U8
- source: https://developer.apple.com/documentation/uikit/uiapplication/isstatusbarhidden
- source: https://developer.apple.com/documentation/uikit/uiapplication/setstatusbarstyle(_:animated:)
- source: seed 004
- fails: with `ios 8\n    device "iPhone 6"` in place of `ios 9\n    device "iPhone 6s"`

The setters draw a compiler warning from iOS 9 on and still work where the application decides. From
iOS 13 the scene's status-bar manager is what to read instead.

Example: [U9.sbar](U9.sbar)
app Sample {
    ios 9
    device "iPhone 6s"
    plist { UIViewControllerBasedStatusBarAppearance = NO }

    Home()
}

class Home: UIViewController {
    func hide() { UIApplication.shared.isStatusBarHidden = true }
}

scenario "the setter works, and is deprecated" {
    launch
    call Home.hide
    expect hidden, advice deprecatedCall
}

"""##
}
