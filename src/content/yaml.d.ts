/** The types of imported content files. `scripts/vite/content.ts` makes them modules. */

declare module '*/practice.yaml' {
  const practice: import('./content').Content['practice'];
  export default practice;
}

declare module '*/home.yaml' {
  const home: import('./content').Words<'home'>;
  export default home;
}

declare module '*/impact.yaml' {
  const impact: import('./content').Words<'impact'>;
  export default impact;
}

declare module '*/cases.yaml' {
  const cases: import('./content').Words<'cases'>;
  export default cases;
}

declare module '*/contact.yaml' {
  const contact: import('./content').Words<'contact'>;
  export default contact;
}

declare module '*/not-found.yaml' {
  const notFound: import('./content').Words<'not-found'>;
  export default notFound;
}

declare module '*.yaml?metadata' {
  const metadata: import('./content').Content['home']['metadata'];
  export default metadata;
}
