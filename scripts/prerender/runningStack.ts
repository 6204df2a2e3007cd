import { setTimeout } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';

/** How long a thread may take to tell where it is, in milliseconds. */
const limit = 1500;

/**
 * The stack of what a thread is running, as an error has it, without a first line. It is empty if the thread waits, and
 * undefined if this is not the main thread, which alone has a debugger for others.
 * @see https://nodejs.org/api/inspector.html
 * @see https://chromedevtools.github.io/devtools-protocol/v8/Debugger/#method-pause
 */
export async function runningStack(threadId: number): Promise<string | undefined> {
  if (!isMainThread) return undefined;
  const { Session } = await import('node:inspector');
  const session = new Session();
  const { promise, resolve } = Promise.withResolvers<string>();
  const urls = new Map<string, string>();
  let stack = '';
  try {
    session.connect();
    session.on('NodeWorker.attachedToWorker', ({ params: { sessionId, workerInfo } }) => {
      if (workerInfo.workerId !== String(threadId)) return;
      const send = (id: number, method: string) =>
        session.post('NodeWorker.sendMessageToWorker', {
          sessionId,
          message: JSON.stringify({ id, method }),
        });
      session.on('NodeWorker.receivedMessageFromWorker', ({ params: { message } }) => {
        const { id, method, params } = JSON.parse(message);
        if (method === 'Debugger.scriptParsed') urls.set(params.scriptId, params.url);
        if (method === 'Debugger.paused') {
          stack = printFrames(params.callFrames, urls);
          send(3, 'Debugger.resume'); // a thread that is stopped cannot be terminated
        }
        if (id === 3) resolve(stack);
      });
      send(1, 'Debugger.enable');
      send(2, 'Debugger.pause');
    });
    session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
    return await Promise.race([promise, setTimeout(limit, '', { ref: false })]);
  } catch {
    return undefined; // Node can be built without an inspector
  } finally {
    session.disconnect();
  }
}

/** A frame of the debugger. Its line and its column are counted from 0. */
interface CallFrame {
  readonly functionName: string;
  readonly location: {
    readonly scriptId: string;
    readonly lineNumber: number;
    readonly columnNumber: number;
  };
}

function printFrames(frames: readonly CallFrame[], urls: ReadonlyMap<string, string>): string {
  return frames
    .map(({ functionName, location: { scriptId, lineNumber, columnNumber } }) => {
      const position = `${urls.get(scriptId)}:${lineNumber + 1}:${columnNumber + 1}`;
      return functionName ? `    at ${functionName} (${position})` : `    at ${position}`;
    })
    .join('\n');
}
