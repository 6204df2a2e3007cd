import { writeFileSync } from 'node:fs';
import { editorFiles } from './editorFiles.ts';

// `npm run content:schema`: regenerates the editors' files after a change in src/content/schema.ts.
for (const [file, text] of Object.entries(editorFiles())) {
  writeFileSync(file, text);
  console.log(file);
}
