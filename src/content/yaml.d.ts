/** The types of imported content files. `scripts/vite/content.ts` makes them modules. */

declare module '*/practice.yaml' {
  const practice: import('./schema').Content['practice'];
  export default practice;
}

declare module '*/home.yaml' {
  const home: import('./schema').Words<'home'>;
  export default home;
}

declare module '*/impact.yaml' {
  const impact: import('./schema').Words<'impact'>;
  export default impact;
}

declare module '*/cases.yaml' {
  const cases: import('./schema').Words<'cases'>;
  export default cases;
}

declare module '*/contact.yaml' {
  const contact: import('./schema').Words<'contact'>;
  export default contact;
}

declare module '*/not-found.yaml' {
  const notFound: import('./schema').Words<'not-found'>;
  export default notFound;
}

declare module '*.yaml?metadata' {
  const metadata: import('./schema').Content['home']['metadata'];
  export default metadata;
}

declare module '*.yaml?socialCard' {
  const socialCard: import('./schema').Content['home']['socialCard'];
  export default socialCard;
}
