declare global {
  interface Window {
    complaints?: string[];
  }
}

/**
 * Keeps in `window.complaints` what a page's console would show: errors and warnings, uncaught errors and
 * breaches of the content security policy. Runs in the page, and reaches nothing outside itself.
 */
export function recordComplaints(): void {
  if (window.complaints) return;
  const complaints: string[] = [];
  window.complaints = complaints;
  for (const level of ['error', 'warn'] as const) {
    const show = console[level];
    console[level] = (...words: unknown[]) => {
      complaints.push(words.join(' '));
      show.apply(console, words);
    };
  }
  window.addEventListener('error', ({ message }) => complaints.push(`uncaught: ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) => complaints.push(`uncaught: ${reason}`));
  window.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push(`blocked by ${violatedDirective}: ${blockedURI}`),
  );
}
