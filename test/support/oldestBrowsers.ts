import bcd, { type CompatStatement } from '@mdn/browser-compat-data';
import { oldestBrowsers } from '../../scripts/bundle/oldestBrowsers';

const { ios, ...others } = oldestBrowsers;
const oldest = Object.entries({ ...others, safari_ios: ios });

/** The interfaces of scripts, with their members. */
export const interfaces: Readonly<Record<string, object>> = { ...bcd.api, ...bcd.javascript.builtins };

/** What MDN says of a member of an interface, or of another feature by its group. */
export function feature(parent: object | undefined, name: string): CompatStatement | undefined {
  return Object.entries(parent ?? {}).find(([key]) => key === name)?.[1]?.__compat;
}

/** Whether one of the oldest browsers lacks a feature; or the one that is named. */
export function isMissing(compat: CompatStatement | undefined, inBrowser?: keyof typeof oldestBrowsers): boolean {
  if (!compat) return false;
  const support = Object.entries(compat.support);
  return oldest.some(([browser, version]) => {
    if (inBrowser && browser !== inBrowser) return false;
    const stated = [support.find(([name]) => name === browser)?.[1]].flat();
    const plain = stated.find((one) => one && !one.flags && !one.prefix && !one.version_removed);
    return plain ? !(Number.parseFloat(String(plain.version_added).replace('≤', '')) <= version) : stated.length > 0;
  });
}

/** What a script finds in newer browsers, and the oldest Safari lacks: interfaces, and members of others by theirs. */
export const missingInSafari = Object.entries(interfaces).flatMap(
  ([name, parent]): readonly (readonly [string, string?])[] => {
    if (isMissing(feature({ [name]: parent }, name), 'safari')) return [[name]];
    return Object.keys(parent)
      .filter((member) => isMissing(feature(parent, member), 'safari'))
      .map((member) => [name, member.replace(/_static$/, '')]);
  },
);
