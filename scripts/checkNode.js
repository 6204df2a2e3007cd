// Plain JavaScript, because a Node that is too old cannot read TypeScript.
if (!process.features.typescript) {
  console.error(
    `Node ${process.versions.node} is too old for this project. Run npm ci, which installs a newer one for it.`,
  );
  process.exitCode = 1;
}
