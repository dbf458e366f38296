import fc from 'fast-check';

/** Blocks of Markdown, most of them innocent: what people write, and what was found to break a build. */
const blocks = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      '```ts\nconst yak = "<b>";\n```',
      '~~~\n</script> {{ }} {% x %}\n~~~',
      '    indented code with <tags>',
      '| a | b |\n|:-:|--:|\n| 1 | **2** |',
      '- [x] done\n- [ ] open\n  1. inside\n     > quoted',
      'Words[^1] with a note.\n\n[^1]: The note, with `code`.',
      '~~gone~~ *so* __what__ <https://a.example> www.a.example me@a.example',
      '# A headline of the first order\n\nSetext\n---',
      '[ours](/tools/image), [theirs](https://a.example/b?c=d&e=f), [here](#top) and [a\\]b](/tools/)',
      '2026-11-21\n\n12:30:45\n\n---\n\nyes: no',
      '&lt;script&gt;alert(1)&lt;/script&gt; &amp; &#x202e; &copy;',
      'مرحبا بالعالم, می‌خواهم, हिन्दी, 日本語, 👩‍👩‍👧, e\u0301',
      'Backslash\\\nbreak, two spaces  \nbreak, "quotes" and \'these\' -- and...',
      '$$x^2$$ {#id} :::note ==marked== [[wiki]]',
      'a < b && c > d; 1 <2; <3',
    ),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  {
    weight: 1,
    arbitrary: fc.oneof(
      fc.constantFrom(
        ' [a]: javascript:alert(1)',
        '> [a]: javascript:alert(1)',
        '- [a]: javascript:alert(1)',
        '[a\\]b]: javascript:alert(1)',
        '[x](/&sol;evil.example)',
        '[x](javascript:alert(1))',
        '[x](&#106;avascript:alert(1))',
        '[x](https://me:secret@a.example)',
        '<b style="color:red" onclick="x()">bold</b>',
        '<!-- a note',
        '<style>a{}</style>',
        '![a](./none.png)',
        '![a](%E0%A4%A)',
        'nul \u0000',
        'turned \u202egpj.exe',
        'half \ud800',
        '[lost](/tool-fluid/999999)',
        `${'> '.repeat(60)}deep`,
      ),
      fc.string({ unit: 'binary', maxLength: 40 }),
    ),
  },
);

/** A Markdown text of some blocks. */
export const markdownPiece = fc.array(blocks, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('\n\n'));

/** A few words for a field of one line. */
export const wordsPiece = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      'مرحبا',
      'می‌خواهم',
      '👩‍👩‍👧',
      'e\u0301a',
      '日本',
      '"quoted" it\'s',
      '</script><script>',
      '{{x}} #{y}',
      '<b>',
      '=1+1',
      '&amp;lt;',
      '2026-11-21',
      'yes: no #x',
      "'; --",
      '%E0%A4',
      ']]>',
    ),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
  {
    weight: 1,
    arbitrary: fc.oneof(
      fc.constantFrom('\u0000', '\u202e', '\ud800', '\udfff', '\u200b', '\ufeff', '\u2028', '\uffff', '\r\n'),
      fc.string({ unit: 'binary', maxLength: 6 }),
    ),
  },
);
