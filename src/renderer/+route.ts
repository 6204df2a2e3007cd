/** Every request in development is answered by the one `render`. */
export default (): boolean => true;
