/** Texts that an attacker might write or an editor paste. */
export const hostileTexts = [
  ...['</script><b>', '</svg>]]><!--', '<![CDATA[', '"><img onload="', "' onload='", '&amp;&#0;&notit;', '&lt'],
  ...['$&$1$`', '{{${', '__proto__', '\\u003c', '%00%0d%0a', 'a\0b\b\u001b[31m\u009b', '\r\n\t', '\u2028\u2029'],
  ...['\ud800', 'a\udc00', '\ufeff\u200b\u00ad\ufffd\ufffe', '\u202e\u2066שלום', 'مرحبا ﷺ', 'e\u0301\u0302İß'],
  ...['👨‍👩‍👧‍👦🏳️‍🌈🇬🇧', 'a'.repeat(10_000), '<'.repeat(10_000), '😀'.repeat(5_000)],
];
