// Where a thread hangs: what it runs, or what it waits for.

import { createHook } from 'node:async_hooks';
import type { Debugger, Session } from 'node:inspector/promises';
import { setTimeout } from 'node:timers/promises';
import { ownFrames } from '../errors/stacks.ts';

/** How long a thread may take to tell what it runs, in milliseconds. */
const limit = 1500;

/**
 * The stack of what a thread is running, as an error has it, without a first line. It is empty if the thread waits, or
 * this is not the main thread, which alone has a debugger for others.
 * @see https://nodejs.org/api/inspector.html
 */
export async function runningStack(threadId: number): Promise<string> {
  debugging ??= startDebugging();
  const session = await debugging;
  const sessionId = sessionIds.get(threadId);
  if (!session || sessionId === undefined) return '';
  return Promise.race([pausedStack(session, sessionId), setTimeout(limit, '', { ref: false })]);
}

/** One session for all threads: after it, Node attaches no other to threads that start later. */
let debugging: Promise<Session | undefined> | undefined;
/** The id of each thread's part of the session. */
const sessionIds = new Map<number, string>();

async function startDebugging(): Promise<Session | undefined> {
  try {
    const { Session } = await import('node:inspector/promises'); // without which Node can be built
    const session = new Session();
    session.connect();
    session.on('NodeWorker.attachedToWorker', ({ params: { sessionId, workerInfo } }) =>
      sessionIds.set(Number(workerInfo.workerId), sessionId),
    );
    await session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
    return session;
  } catch {
    return undefined;
  }
}

/**
 * Pauses a thread to see its stack, and resumes it, however late it stops: one that is paused cannot be terminated.
 * @see https://chromedevtools.github.io/devtools-protocol/v8/Debugger/#method-pause
 */
function pausedStack(session: Session, sessionId: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const urls = new Map<string, string>();
  let stack = '';
  const send = (id: number, method: string) =>
    session
      .post('NodeWorker.sendMessageToWorker', { sessionId, message: JSON.stringify({ id, method }) })
      .catch(() => resolve('')); // it has ended
  session.on('NodeWorker.receivedMessageFromWorker', ({ params: { sessionId: sender, message } }) => {
    if (sender !== sessionId) return;
    const { id, method, params } = JSON.parse(message);
    if (method === 'Debugger.scriptParsed') urls.set(params.scriptId, params.url);
    if (method === 'Debugger.paused') {
      stack = printFrames(params.callFrames, urls);
      send(3, 'Debugger.resume');
    }
    if (id === 3) resolve(stack);
  });
  send(1, 'Debugger.enable');
  send(2, 'Debugger.pause');
  return promise;
}

/** @param frames whose lines and columns are counted from 0. */
function printFrames(frames: readonly Debugger.CallFrame[], urls: ReadonlyMap<string, string>): string {
  return frames
    .map(({ functionName, location: { scriptId, lineNumber, columnNumber = 0 } }) => {
      const position = `${urls.get(scriptId)}:${lineNumber + 1}:${columnNumber + 1}`;
      return functionName ? `    at ${functionName} (${position})` : `    at ${position}`;
    })
    .join('\n');
}

/** How long a function is watched, in milliseconds. */
const duration = 1000;

/**
 * Runs a function that never ends, and finds the lines of the project's own code that it waits in: where the promise
 * was made that is deepest in its calls, of those that are not settled.
 */
export async function waitingFrames(run: () => unknown): Promise<readonly string[]> {
  const pending = new Map<number, Error>();
  const hook = createHook({
    init(id, type) {
      if (type === 'PROMISE') pending.set(id, new Error());
    },
    promiseResolve: (id) => void pending.delete(id),
  });
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 50; // below React's own frames
  hook.enable();
  try {
    Promise.resolve(run()).catch(() => undefined);
  } catch {
    // It does not wait this time.
  }
  await setTimeout(duration);
  hook.disable();
  Error.stackTraceLimit = stackTraceLimit;
  return [...pending.values()].map(ownFrames).reduce((one, other) => (other.length >= one.length ? other : one), []);
}
