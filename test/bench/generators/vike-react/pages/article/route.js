export default '/@slug';
