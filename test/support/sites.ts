/** The two sites to build and test: at the root of a domain, and at the base path of a project. */
export const sites = [
  { name: 'root', base: '/', site: 'https://www.example.com' },
  { name: 'some-repo', base: '/some-repo/', site: 'https://name.example.com' },
] as const;

/** The folder of a built site. */
export function siteDirectory(name: string): string {
  return `test-results/sites/${name}`;
}
