import { routes } from '../../src/routes';

/** Every page of the site: its path below the base, and whether it is the one for unknown paths. */
export const pages = routes.map(({ path }) => ({
  path: path === '*' ? 'no/such/page' : path.slice(1),
  isNotFound: path === '*',
}));

/** A phone and a desktop, in CSS pixels. */
export const phone = { width: 375, height: 812 };
export const desktop = { width: 1280, height: 800 };
