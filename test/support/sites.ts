/** The two places that the site is built for and tested at: the root of a domain, and a project's base path. */
export const sites = [
  { name: 'root', base: '/', site: 'https://www.example.com' },
  { name: 'some-repo', base: '/some-repo/', site: 'https://name.example.com' },
] as const;

/** The folder that a site is built to. */
export function siteDirectory(name: string): string {
  return `test-results/sites/${name}`;
}
