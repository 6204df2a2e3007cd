/** For an inline script: an expression, true where the visitor asks to be spared what they did not ask for. */
export const savesData =
  '(navigator.connection?.saveData||matchMedia("(prefers-reduced-data:reduce)").matches)';
