import { readFileSync, writeFileSync } from 'node:fs';
import { editorFiles, editorSettings } from './editorFiles.ts';

// `npm run content:schema`: regenerates the editors' files after a change in src/content/schema.ts.
const settings = '.vscode/settings.json';
const files = { ...editorFiles(), [settings]: editorSettings(readFileSync(settings, 'utf8')) };
for (const [file, text] of Object.entries(files)) {
  writeFileSync(file, text);
  console.log(file);
}
