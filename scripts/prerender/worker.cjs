// Node 20 does not hand the process's TypeScript loader on to threads. Of tsx's two, the one for `require` starts at
// once; the one for `import` would start a thread of its own.
require('tsx/cjs/api').register();
require('./worker.ts');
