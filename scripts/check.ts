import { checks } from './check/checks.ts';
import { formatFailures, formatPass, isPassed } from './check/formatCheck.ts';
import { runCheck } from './check/runCheck.ts';
import { runScript } from './runScript.ts';

/** `npm run check`: all that can be checked without building the site, side by side. */
await runScript(async () => {
  const results = await Promise.all(
    checks.map(async (check) => {
      const result = await runCheck(check);
      if (isPassed(result)) console.log(formatPass(result));
      return result;
    }),
  );
  const failures = results.filter((result) => !isPassed(result));
  if (failures.length === 0) return;
  console.error(formatFailures(failures));
  process.exitCode = 1;
});
