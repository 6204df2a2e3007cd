interface Task {
  readonly startTime: number;
  readonly duration: number;
}

/** What a task may take before it counts as long. */
const unnoticed = 50;

/**
 * How long the main thread was blocked, in milliseconds: of each long task what exceeds 50 ms.
 * @param tasks with their times in milliseconds.
 * @param moment parts those that had ended by then from the others.
 * @see https://web.dev/articles/tbt
 */
export function blockingTime(tasks: readonly Task[], moment: number): { before: number; after: number } {
  const sum = (some: readonly Task[]) =>
    some.reduce((total, { duration }) => total + Math.max(0, duration - unnoticed), 0);
  const hadEnded = ({ startTime, duration }: Task) => startTime + duration <= moment;
  return { before: sum(tasks.filter(hadEnded)), after: sum(tasks.filter((task) => !hadEnded(task))) };
}
