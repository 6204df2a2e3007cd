import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { createWebDriverSession } from '../../../engines/createWebDriverSession';

interface Answer {
  readonly status?: number;
  readonly value: unknown;
}

let server: Server | undefined;

afterEach(() => server?.close());

/** A driver that gives these answers by method and path, and keeps the requests. */
async function driver(answers: Readonly<Record<string, Answer>>) {
  const requested: { request: string; body: unknown }[] = [];
  server = createServer(async (request, response) => {
    const name = `${request.method} ${request.url}`;
    requested.push({ request: name, body: request.method === 'POST' ? await json(request) : undefined });
    const { status = 200, value } = answers[name] ?? { status: 404, value: { error: 'unknown command' } };
    response.writeHead(status, { connection: 'close' }).end(JSON.stringify({ value }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { requested, address: `http://127.0.0.1:${port}` };
}

const opened = { 'POST /session': { value: { sessionId: 's1' } } };

test('a session is opened with the required capabilities', async () => {
  const { requested, address } = await driver(opened);
  await createWebDriverSession(address, { browserName: 'MiniBrowser' });
  expect(requested).toEqual([
    { request: 'POST /session', body: { capabilities: { alwaysMatch: { browserName: 'MiniBrowser' } } } },
  ]);
});

test('a command goes to the session and returns the response value', async () => {
  const { address } = await driver({ ...opened, 'GET /session/s1/title': { value: 'A title' } });
  const { command } = await createWebDriverSession(address, {});
  expect(await command('GET', '/title')).toBe('A title');
});

test('the body of a command is sent as JSON', async () => {
  const { requested, address } = await driver({ ...opened, 'POST /session/s1/url': { value: null } });
  const { command } = await createWebDriverSession(address, {});
  await command('POST', '/url', { url: 'http://127.0.0.1/' });
  expect(requested.at(-1)?.body).toEqual({ url: 'http://127.0.0.1/' });
});

test('a failed command is an error with the driver’s message', async () => {
  const refusal = { status: 400, value: { error: 'element click intercepted', message: 'by a menu' } };
  const { address } = await driver({ ...opened, 'POST /session/s1/element/e1/click': refusal });
  const { command } = await createWebDriverSession(address, {});
  await expect(command('POST', '/element/e1/click', {})).rejects.toThrow(
    'WebDriver, POST /session/s1/element/e1/click: element click intercepted: by a menu',
  );
});

test('a driver that cannot start the browser is an error', async () => {
  const refusal = { status: 500, value: { error: 'session not created', message: 'no match' } };
  const { address } = await driver({ 'POST /session': refusal });
  await expect(createWebDriverSession(address, {})).rejects.toThrow('session not created: no match');
});
