import { writeFileSync } from 'node:fs';
import { editorFiles } from './editorFiles.ts';

// `npm run content:schema`: after a change of src/content/schema.ts, tells editors of it.
for (const [file, text] of Object.entries(editorFiles())) {
  writeFileSync(file, text);
  console.log(file);
}
