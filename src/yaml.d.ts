// Written by npm run generate.

declare module '*/practice.yaml' { const content: import('../scripts/content/content').PageContent<'practice'>; export default content; }
declare module '*/home.yaml' { const content: import('../scripts/content/content').PageContent<'home'>; export default content; }
declare module '*/impact.yaml' { const content: import('../scripts/content/content').PageContent<'impact'>; export default content; }
declare module '*/cases.yaml' { const content: import('../scripts/content/content').PageContent<'cases'>; export default content; }
declare module '*/contact.yaml' { const content: import('../scripts/content/content').PageContent<'contact'>; export default content; }
declare module '*/not-found.yaml' { const content: import('../scripts/content/content').PageContent<'not-found'>; export default content; }
declare module '*.yaml?metadata' { const content: Readonly<Record<'name' | 'title' | 'description', string>>; export default content; }
