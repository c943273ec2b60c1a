import { createResource } from '@quittance/sdk/stores';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useResourceState } from './use-resource-state.ts';

const resource = createResource<string>(() => new Promise(() => {}));

function Reader() {
  const state = useResourceState(resource);
  return <p>{state.status === 'ready' ? state.data : state.status}</p>;
}

/** Answers after the reader has rendered and before it listens, as an answer does that comes in between. */
function Answerer() {
  useLayoutEffect(() => resource.set('answered'), []);
  return null;
}

createRoot(document.body).render([<Answerer key="answerer" />, <Reader key="reader" />]);
