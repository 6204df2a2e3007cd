/** The widths of windows in which no page may scroll sideways, from a small phone to a large desktop, in CSS pixels. */
export const widths = [320, 375, 768, 1024, 1440, 1920, 2560] as const;
