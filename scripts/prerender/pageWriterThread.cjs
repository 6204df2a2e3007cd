// Node 20 hands a process's loader of TypeScript on to none of its threads. Of tsx's two, the one for `require` starts
// at once; the one for `import` starts a thread of its own.
require('tsx/cjs/api').register();
module.exports = require('./pageWriterThread.ts').default;
