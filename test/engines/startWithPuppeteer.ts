import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { callExpression, type EngineBrowser } from './Engine';

/** Starts Chromium over its own protocol, or Firefox over WebDriver BiDi. */
export async function startWithPuppeteer(options: LaunchOptions): Promise<EngineBrowser> {
  const browser = await puppeteer.launch({ ...options, defaultViewport: null, timeout: 120_000 });
  const page = await browser.newPage();
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => consoleErrors.push(`uncaught: ${error}`));

  return {
    resize: (width, height) => page.setViewport({ width, height }),
    open: (url) => page.goto(url),
    evaluate: <Arguments extends readonly unknown[], Result>(
      run: (...args: Arguments) => Result,
      ...args: Arguments
    ) => page.evaluate(callExpression(run, args)) as Promise<Result>,
    click: (selector) => page.click(selector),
    back: () => page.goBack(),
    screenshot: () => page.screenshot(),
    consoleErrors: async () => consoleErrors.splice(0),
    close: () => browser.close(),
  };
}
