import * as apiClient from '@gantry/api-client';
import * as intl from '@gantry/federation/facades/react-intl';
import * as redux from '@gantry/federation/facades/react-redux';
import * as router from '@gantry/federation/facades/react-router';
import * as toolkit from '@gantry/federation/facades/redux-toolkit';
import * as query from '@gantry/federation/facades/rtk-query';
import * as ui from '@gantry/ui';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import { shareScopeOf, type ShareScope } from './share-scope.ts';

/**
 * The shared libraries of this page or process; every remote runs on these copies and brings none.
 * Of the large ones only what the facades list: the rest is shaken out of the first script.
 */
export function shareScope(): ShareScope {
  const libraries = {
    react: React,
    'react/jsx-runtime': jsxRuntime,
    'react-dom': ReactDom,
    'react-router': router,
    'react-redux': redux,
    '@reduxjs/toolkit': toolkit,
    '@reduxjs/toolkit/query/react': query,
    'react-intl': intl,
    '@gantry/api-client': apiClient,
    '@gantry/ui': ui,
  };
  return shareScopeOf(libraries, __SHARED_VERSIONS__);
}
