// Plain JavaScript, because a Node that is too old cannot read TypeScript.
if (!process.features.typescript) {
  const { node } = process.versions;
  console.error(
    `Node ${node} is too old for this project. Run "npm run postinstall", which installs a newer one for it.`,
  );
  process.exit(1);
}
