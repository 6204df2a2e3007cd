/**
 * For an inline script: a statement that runs something once the page has loaded and is painted. A page without
 * pictures has loaded before its first paint, which would wait for what is done then.
 * @param run the expression of a function.
 */
export function whenPainted(run: string): string {
  return `addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(${run})),{once:true})`;
}
