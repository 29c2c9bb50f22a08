// The only part of react-redux that the shell and the remotes may use (see facade-exports.json).
export { Provider, useDispatch, useSelector, useStore } from 'react-redux';
