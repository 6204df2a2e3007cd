// Runs before every command of package.json, in plain JavaScript: an older Node cannot read TypeScript, and a missing
// package would end the command with an error that does not say what to do.
import { existsSync, readFileSync } from 'node:fs';

const { dependencies, devDependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const missing = Object.keys({ ...dependencies, ...devDependencies }).filter(
  (name) => !existsSync(new URL(`../node_modules/${name}/package.json`, import.meta.url)),
);

if (missing.length > 0) {
  const others = missing.length > 1 ? ` and ${missing.length - 1} more` : '';
  console.error(`Packages of package.json are not installed: ${missing[0]}${others}. Run npm ci.`);
  process.exitCode = 1;
} else if (!process.features.typescript) {
  console.error(
    `Node ${process.versions.node} is too old for this project. Run npm ci, which installs a newer one for it.`,
  );
  process.exitCode = 1;
}
