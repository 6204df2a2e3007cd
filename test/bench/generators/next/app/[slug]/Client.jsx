'use client'; // hydrated, as with the other generators

export { Article } from './Article';
