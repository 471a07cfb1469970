import { readGuides } from './readGuides.ts';

// In the browser `bookPlugin` replaces this module by its values.

/** Guides of all components, by their titles in the book. */
export const guides = readGuides();
