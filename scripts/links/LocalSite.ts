/** A home page's two addresses: where it will be published, and where it is served for the check. */
export type LocalSite = {
  /** Such as `https://www.example.com/some-repo/`. */
  readonly published: string;
  /** Such as `http://127.0.0.1:4173/some-repo/`. */
  readonly served: string;
};

/** Rewrites the site's published addresses, and no others, to the served ones. */
export function servedAddress({ published, served }: LocalSite): { pattern: RegExp; replacement: string } {
  const home = withoutLastSlash(published).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return { pattern: new RegExp(`^${home}(?=[/?#]|$)`), replacement: withoutLastSlash(served) };
}

/** Whether the local server answers an address: a path outside the site's base is a mistake to find. */
export function isServed(address: string, { served }: LocalSite): boolean {
  return address.startsWith(`${new URL(served).origin}/`);
}

/** Shortens a served address to its path, as the pages write it; other addresses stay whole. */
export function linkName(address: string, site: LocalSite): string {
  return isServed(address, site) ? address.slice(new URL(site.served).origin.length) : address;
}

function withoutLastSlash(address: string): string {
  return address.replace(/\/$/, '');
}
