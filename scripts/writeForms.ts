import { writeFileSync } from 'node:fs';
import { formsConfiguration, formsFile } from './content/forms.ts';

// `npm run content:forms`: regenerates the forms after a change in scripts/content/schema.ts.
writeFileSync(formsFile, formsConfiguration());
console.log(formsFile);
