import { writeFileSync } from 'node:fs';
import { formsAndTypes } from './content/formsAndTypes.ts';

// `npm run generate`: writes what follows from scripts/content/schema.ts.
for (const [file, text] of Object.entries(formsAndTypes())) writeFileSync(file, text);
