/** In development, one vike page serves every request. */
export default (): boolean => true;
