declare global {
  interface Navigator {
    /** Not in every browser: https://developer.mozilla.org/docs/Web/API/Navigator/connection */
    readonly connection?: { readonly saveData: boolean };
  }
}

/** Whether the visitor asks to be spared what they did not ask for. */
export function savesData(): boolean {
  return (
    navigator.connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches
  );
}
