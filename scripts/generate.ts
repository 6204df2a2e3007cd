import { writeFileSync } from 'node:fs';
import { generate } from './content/generate.ts';

// `npm run generate`: writes what follows from scripts/content/schema.ts.
for (const [file, text] of Object.entries(generate())) writeFileSync(file, text);
