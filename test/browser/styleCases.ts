/** A page and its style sheet, with what only the whole sheet or a careful choice of its rules gets right. */
export interface StyleCase {
  readonly css: string;
  /** One paragraph by default. */
  readonly body?: string;
  /** More of its site: inline scripts on every page, HTML for the end of the head, other style sheets by their paths. */
  readonly scripts?: readonly string[];
  readonly headEnd?: string;
  readonly sheets?: Readonly<Record<string, string>>;
  /** What happens in the page before it is compared, as code. */
  readonly act?: string;
}

const script = (code: string) => `<script>${code}</script>`;
export const item = '<p>x</p>';

/** By what they show. */
export const styleCases: Readonly<Record<string, StyleCase>> = {
  // A script can use any rule.
  'a data attribute in camel case': {
    css: '[data-mode="night"] p{color:red}',
    scripts: ['document.documentElement.dataset.mode = "night"'],
  },
  'a reflected ARIA property': {
    css: '[aria-pressed=true]{color:red}',
    body: '<button>x</button>',
    scripts: ['addEventListener("load", () => document.querySelector("button").ariaPressed = "true")'],
  },
  'a class that is put together': {
    css: '.is-blue p{color:blue}',
    scripts: ['document.documentElement.classList.add("is-" + ["bl", "ue"].join(""))'],
  },
  'a class of an inline script in the head': {
    css: '.night p{color:red}',
    headEnd: script('document.documentElement.className = "night"'),
  },
  'a class of an inline script in the body': {
    css: '.night p{color:red}',
    body: `${item}${script('document.body.className = "night"')}`,
  },
  'markup of an inline script': {
    css: '.b{color:red}',
    body: script('document.body.insertAdjacentHTML("beforeend", "<p class=\\"a b\\">x</p>")'),
  },
  'a module script': {
    css: '.b{color:red}',
    body: `${item}<script type="module">document.querySelector("p").className = "b"</script>`,
  },
  'a script of an old type': {
    css: '.b{color:red}',
    body: `${item}<script type=" text/jscript ">document.querySelector("p").className = "b"</script>`,
  },
  'a script of another origin': {
    css: '.b{color:red}',
    body: `${item}<script src="https://other.example/a.js"></script>`,
    act: 'document.querySelector("p").className = "b"',
  },
  'a script of the site, by its whole URL': {
    css: '.b{color:red}',
    body: `${item}<script async src=http://site.example/a.js></script>`,
    act: 'document.querySelector("p").className = "b"',
  },
  'a script in a drawing': {
    css: '.b{color:red}',
    body: `${item}<svg><script>document.querySelector("p").classList.add("b")</script></svg>`,
  },
  'classes in a data attribute': {
    css: '.b{color:red}',
    body: `<p data-all="a,b">x</p>${script('const p = document.querySelector("p"); p.classList.add(...p.dataset.all.split(","))')}`,
  },
  'an event handler': {
    css: '.b{color:red}',
    body: '<button onclick="this.classList.add(&quot;b&quot;)">x</button>',
    act: 'document.querySelector("button").click()',
  },
  'an event handler after a slash': { css: '.b{color:red}', body: '<img/onerror=this.className="b" src=/none.png>' },
  'a javascript: link with references': {
    css: '.b{color:red}',
    body: '<a href="java&#115;cript:void(document.body.className = &quot;b&quot;)">x</a>',
    act: 'document.querySelector("a").click()',
  },
  'a frame of the same origin': {
    css: '.b{color:red}',
    body: `${item}<iframe srcdoc="&lt;script>parent.document.querySelector('p').className = 'b'&lt;/script>"></iframe>`,
  },
  'what a visitor edits': {
    css: 'ul{color:red}',
    body: '<div contenteditable>x</div>',
    act: 'document.querySelector("div").innerHTML = "<ul><li>x</ul>"',
  },

  // Elements and words that the HTML does not show as they are.
  'rows that the parser adds': { css: 'table tr{color:red}table tbody{top:1px}', body: '<table><td>x</table>' },
  'a group of columns that the parser adds': { css: 'colgroup{background:red}', body: '<table><col><tr><td>x</table>' },
  'an image that is written as one': { css: 'img{border:1px solid red}', body: '<image src=/none.png>' },
  'a paragraph of its end tag': { css: 'p{color:red}', body: '<div></p></div>' },
  'a line break of its end tag': { css: 'br{color:red}', body: '</br>' },
  'the root, head and body': { css: 'html{color:red}head{top:1px}body{left:1px}', body: 'x' },
  'a class of character references': { css: '.ab{color:red}', body: '<p class="&#97;b">x</p>' },
  'classes between named references': { css: '.b{color:red}', body: '<p class="a&Tab;b&NewLine;c">x</p>' },
  'a class that HTML escapes': { css: '.\\[\\&\\>i\\]\\:b{color:red}', body: '<p class="[&amp;&gt;i]:b">x</p>' },
  'classes without quotes after a quotation mark': { css: '.b{color:red}', body: "<p title=it's class=b>x</p>" },
  'an element in the title of a drawing': {
    css: '.b{color:red}',
    body: '<svg><title><g class="b">x</g></title></svg>',
  },
  'an element for browsers without scripts': { css: '.b{color:red}', body: '<noscript><p class="b">x</p></noscript>' },
  'an attribute with a prefix': {
    css: '@namespace xlink "http://www.w3.org/1999/xlink";[xlink|href]{color:red}',
    body: '<svg><a xlink:href="/">x</a></svg>',
  },
  'a class that a drawing animates': {
    css: '.b{color:red}',
    body: '<svg><text><set attributeName="class" to="b" />x</text></svg>',
  },
  'elements of the engine': {
    css: 'style{color:red}meta{color:blue}[http-equiv]{top:1px}script{color:green}[type]{left:1px}',
    body: '',
  },
  'details and dialogs that open': {
    css: '[open]{color:red}',
    body: '<details><summary>x</summary></details>',
    act: 'document.querySelector("summary").click()',
  },
  'every kind of letter': { css: '.Ü😀{color:red}.b{top:1px}', body: '<p class="Ü😀">x</p>' },

  // Selectors.
  'a nested selector that matches without its parent': { css: '.a{:is(&,.b){color:red}}', body: '<p class="b">x</p>' },
  'a nested selector in several parentheses': {
    css: '.a{:where(:is(i, &), .b){color:red}}',
    body: '<p class="b">x</p>',
  },
  'a nested selector for all but its parent': { css: '.a{:not(&){color:red}}' },
  'a nested scope': { css: '.a{@scope (.b){:scope{color:red}}}', body: '<p class="b">x</p>' },
  'nested declarations': {
    css: '.a{color:red;&:hover{color:blue}> b{top:1px}@media print{color:green}left:1px}',
    body: '<p class="a">x<b>y</b></p>',
  },
  'one of several selectors': { css: ':is(.x, .a):not(.y),:where(#x){color:red}', body: '<p class="a">x</p>' },
  'one of several selectors, which needs nothing': { css: ':is(:first-child, .x){color:red}' },
  'an element by what it has': { css: 'p:has(> .x, + .b){color:red}', body: '<p>x</p><p class="b"></p>' },
  'a position among others': { css: ':nth-child(1 of .a){color:red}', body: '<p class="a">x</p>' },
  'pseudo-elements and states': {
    css: '.a::before{content:"b"}.a:hover::after{content:"c"}.a::first-line{color:red}li::marker{color:red}input::placeholder{color:red}::selection{background:red}dialog::backdrop{color:red}:focus-visible{color:blue}',
    body: '<p class="a">x</p><ul><li>x</ul><input placeholder=x><dialog open>x</dialog>',
  },
  'selectors that are newer than the parser': {
    css: 'a >>> b{top:0}:unknown-thing(a) p{top:0}.b{color:red}::scroll-button(left){color:red}.c{left:1px}',
    body: '<p class="b c">x</p>',
  },
  'a scope with its limit': {
    css: '@scope (.a) to (.b){p{color:red}:scope{top:1px}}',
    body: '<div class="a"><p>x</p><div class="b"><p>y</p></div></div>',
  },

  // The order of layers.
  'layers in blocks that are left out': {
    css: '@layer one{.x{top:0}}@layer two{p{color:red}}@layer one{p{color:blue}}',
  },
  'layers without names': { css: '@layer{p{color:red}}@layer two{p{color:blue}}@layer{.x{color:green}}' },
  'layers in layers': {
    css: '@layer a.b,a.c;@layer a{@layer{p{color:red}}@layer c{.x{top:0}}@layer b{p{color:blue}}p{left:1px}}',
  },
  'a layer in a rule that is left out': {
    css: '.x{@layer one{color:red}}@layer two{p{color:red}}@layer one{p{color:blue}}',
  },
  'a layer of a condition': {
    css: '@media (width > 600px){@layer one{.x{top:0}}}@layer two{p{color:red}}@layer one{p{color:blue}}',
  },
  'important declarations in layers': {
    css: '@layer one,two;@layer two{p{color:red!important}}@layer one{p{color:blue!important}}',
  },
  'a layer of an import': {
    css: '@import url("/more.css") layer(base);@layer late{p{color:red}}',
    sheets: { '/more.css': 'p{color:blue}' },
  },
  'a layer of an import without a name': {
    css: '@import "more.css" layer screen;@layer late{p{color:red}}',
    sheets: { '/more.css': 'p{color:blue}' },
  },
  'an import that comes too late': {
    css: '.x{top:0}@import "/more.css";b{top:0}',
    sheets: { '/more.css': 'p{color:red}' },
  },
  'an import after the character set': {
    css: '@charset "utf-8";/*! a */@import "/more.css";',
    sheets: { '/more.css': 'p{color:red}' },
  },
  'revert-layer': {
    css: '@layer one{p{color:blue}}@layer two{p{color:red}}.a{color:revert-layer}',
    body: '<p class="a">x</p>',
  },

  // URLs.
  'relative URLs': {
    css: 'p{background:url(img/a.png),url( "./b\\"c.png" ),image-set("d.png" type("image/png") 1x);--u:url(../e.png);mask:url(#f);cursor:url(data:image/png;base64,AA==),auto}',
  },

  // Names.
  'an animation of a kept rule': {
    css: '@keyframes spin{to{color:red}}@keyframes x{to{top:0}}p{animation:1s -1s spin paused}',
  },
  'an animation through custom properties': {
    css: '@keyframes \\66 ade{to{color:red}}@keyframes spin{from,to{color:red}}:root{--a:spin}p{--b:1s var(--a) paused;animation:var(--b)}',
  },
  'an animation of a style attribute': {
    css: '@keyframes Spin{from,to{color:red}}',
    body: '<p style="animation:1s Spin paused">x</p>',
  },
  'an animation of another style element': {
    css: '@keyframes spin{from,to{color:red}}',
    headEnd: '<style>p{animation:1s spin paused}</style>',
  },
  'an animation of another sheet': {
    css: '@keyframes spin{from,to{color:red}}',
    headEnd: '<link rel="stylesheet" href="/more.css">',
    sheets: { '/more.css': 'p{animation:1s spin paused}' },
  },
  'an animation of an imported sheet': {
    css: '@import "/more.css";@keyframes spin{from,to{color:red}}',
    sheets: { '/more.css': 'p{animation:1s spin paused}' },
  },
  'an animation of a name in quotes': { css: '@keyframes "a b"{from,to{color:red}}p{animation:1s "a b" paused}' },
  'a registered property': {
    css: '@property --size{syntax:"<length>";inherits:false;initial-value:7px}@property --x{syntax:"*";inherits:true}p{padding:var(--size)}',
  },
  'a property of another one': {
    css: '@property --a{syntax:"<length>";inherits:true;initial-value:7px}@keyframes grow{from,to{padding:var(--a)}}p{animation:1s grow paused}',
  },
  'a property of a container': {
    css: '@property --on{syntax:"<integer>";inherits:true;initial-value:1}@container style(--on: 1){p{color:red}}',
  },
  'names of containers, counters, palettes and positions': {
    css: '@counter-style dots{system:cyclic;symbols:"*"}li{list-style:dots}@container box (width > 1px){p{color:red}}main{container:box/inline-size}@position-try --t{top:9px}@font-palette-values --p{font-family:A;base-palette:1}@font-feature-values A{@styleset{a:1}}p{font-palette:--p}',
    body: '<main><p>x</p></main><ul><li>x</ul>',
  },

  // What is not valid, or written in another way.
  'a stray semicolon and bracket': { css: '.x{top:0};p{color:red}b{top:0}}p{left:1px}p{right:1px}' },
  'text with signs of CSS': {
    css: '.x{content:\'}\'}p::before{content:"}\\"{"}/* } */p{background:url(data:image/svg+xml;utf8,{<svg>);color:red}.x{top:0}p{left:1px}',
  },
  'a rule that does not end': { css: '.x{top:0}@media screen{p{color:red;' },
  'marks of HTML comments': { css: '<!-- .x{top:0} p{color:red} -->p{left:1px}' },
  'an unknown at-rule': { css: '@unknown a{b{c:d}}.x{top:0}@unknown e;p{color:red}' },
  'conditions around conditions': {
    css: '@media (width > 600px){@supports (top:0){p{color:red}}}@media print{p{color:blue}}@media (prefers-color-scheme:dark){p{color:green}.x{top:0}}',
  },
};
