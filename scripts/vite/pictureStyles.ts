import { encodingStem } from '../pictures/encodings.ts';
import type { Picture } from '../pictures/picture.ts';

const prefix = 'virtual:picture-style/';
/** The name of a module with a style rule; and its id, which Rollup's convention begins with a zero byte. */
export const styleModuleName = new RegExp(`^${prefix}`);
export const styleModuleId = new RegExp(`^\0${prefix}`);

/** A module with a style rule, which is in its name: a server that has cached what imports it asks for nothing else. */
export function styleModuleOf(rule: string): string {
  return `${prefix}${Buffer.from(rule).toString('base64url')}.css`;
}

/** The rule of such a module. */
export function ruleIn(id: string): string {
  const [, encoded = ''] = /([\w-]+)\.css/.exec(id) ?? []; // in development with a query
  return Buffer.from(encoded, 'base64url').toString();
}

/** The class of a picture with its focus, which shows its colour until it is there. */
export function pictureStyle(picture: Picture) {
  const { x, y } = picture.focus;
  const isCentred = x === 50 && y === 50; // as is CSS's default
  const className = `picture-${encodingStem(picture)}${isCentred ? '' : `-${x}-${y}`.replaceAll('.', '_')}`;
  const position = isCentred ? '' : `;object-position:${x}% ${y}%`;
  return { className, rule: `.${className}{background:${picture.color}${position}}` };
}

/** The class of a picture above which text stands in its sky, whose colour the page takes. */
export function skyStyle(color: string) {
  const className = `sky-${color.slice(1)}`;
  return { className, rule: `body:has(.${className}){--sky:${color}}` };
}
