import { savesData } from './savesData.ts';
import { whenPainted } from './whenPainted.ts';

/**
 * The inline script that fetches the fonts once the page has loaded and is painted, and sets the text in each when it is
 * there: until then they would share the line with the first picture, and cost the first paint a part of its time. They
 * are those that the style names for pages without scripts, in a media rule. Not fetched for a visitor who asks to save
 * data.
 * @see https://developer.mozilla.org/docs/Web/API/FontFace
 */
export const fontLoader = [
  '{const load=()=>{',
  'for(const{sheet}of document.querySelectorAll("style"))',
  'for(const{cssRules=[]}of sheet.cssRules)',
  'for(const{style}of[...cssRules].filter((rule)=>rule instanceof CSSFontFaceRule)){',
  'const value=(name)=>style.getPropertyValue(name);',
  'new FontFace(value("font-family").replaceAll(\'"\',""),value("src"),{weight:value("font-weight")}).load()',
  '.then((font)=>document.fonts.add(font),()=>{})', // the stand-ins stay
  '}};',
  `if(!${savesData})${whenPainted('load')}}`,
].join('');
