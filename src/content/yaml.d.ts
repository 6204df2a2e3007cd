/** The types of imported content files. `scripts/content/plugin.ts` makes them modules. */

declare module '*/practice.yaml' {
  const practice: import('../../scripts/content/content').Content['practice'];
  export default practice;
}

declare module '*/home.yaml' {
  const home: import('../../scripts/content/content').Words<'home'>;
  export default home;
}

declare module '*/impact.yaml' {
  const impact: import('../../scripts/content/content').Words<'impact'>;
  export default impact;
}

declare module '*/cases.yaml' {
  const cases: import('../../scripts/content/content').Words<'cases'>;
  export default cases;
}

declare module '*/contact.yaml' {
  const contact: import('../../scripts/content/content').Words<'contact'>;
  export default contact;
}

declare module '*/not-found.yaml' {
  const notFound: import('../../scripts/content/content').Words<'not-found'>;
  export default notFound;
}

declare module '*.yaml?metadata' {
  const metadata: import('../../scripts/content/content').Content['home']['metadata'];
  export default metadata;
}
