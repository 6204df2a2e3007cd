import { type LinkResult, LinkState } from 'linkinator';
import type { Outcome } from './FoundLink.ts';

/** Says what linkinator found about a link. */
export function readOutcome({ state, status = 0, url, failureDetails = [] }: LinkResult): Outcome {
  if (state === LinkState.OK) return { kind: 'good' };
  if (state === LinkState.SKIPPED) return { kind: 'unchecked' };

  // linkinator cuts the fragment off every address it asks for, and puts it back only where it is missing.
  const [, fragment] = url.split('#', 2);
  if (status === 200 && fragment !== undefined) return { kind: 'fragment', id: fragment };
  if (status >= 300 && status < 400) return { kind: 'redirect', location: readLocation(failureDetails) };
  if (status > 0) return { kind: 'status', status };
  return { kind: 'unreachable', reason: readReason(failureDetails) };
}

type FailureDetails = NonNullable<LinkResult['failureDetails']>;

function readLocation(failureDetails: FailureDetails): string {
  for (const failure of failureDetails) {
    if ('headers' in failure && failure.headers.location !== undefined) return failure.headers.location;
  }
  return 'an address that is not given';
}

function readReason(failureDetails: FailureDetails): string {
  const failure = failureDetails.find((detail) => detail instanceof Error);
  if (failure === undefined) return 'this is not an address';
  // fetch says no more than 'fetch failed'; its cause names the host and what happened.
  return failure.cause instanceof Error ? failure.cause.message : failure.message;
}
